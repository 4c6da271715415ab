// Packs the extension as the editor installs it: a zip with a manifest of its own, the types of its files, and the files.
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** Folders and files of the package that the editor reads, besides what is built. */
const PARTS = ['README.md', 'LICENSE', 'icon.png', 'languages', 'snippets', 'syntaxes'];

const TYPES = {
  '.cjs': 'application/javascript',
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.vsixmanifest': 'text/xml',
};

/** Zips keep times; this one is the same for the same files. */
const TIME = new Date('1980-01-02T00:00:00Z');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const manifestOf = ({
  name,
  displayName,
  version,
  publisher,
  description,
  categories,
  engines,
}) => `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(name)}" Version="${version}" Publisher="${escaped(publisher)}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Categories>${escaped(categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(engines.vscode)}"/>
    </Properties>
    <License>extension/LICENSE</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE" Addressable="true"/>
  </Assets>
</PackageManifest>
`;

const typesOf = (names) => {
  const endings = [...new Set(names.map((name) => extname(name)).filter((ending) => ending !== ''))].sort();
  const lines = endings.map((ending) => `  <Default Extension="${ending}" ContentType="${TYPES[ending]}"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${lines.join('\n')}
</Types>
`;
};

/** Files below a folder, or the file itself, by their path in the package. */
const filesOf = (folder, name) => {
  const found = readdirSync(folder, { withFileTypes: true }).find((one) => one.name === name);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [name];
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
};

/** The bytes of the package of the extension in `root`, with what was built into `dist`. */
export function packVsix(root, dist) {
  const {
    scripts: _,
    devDependencies: __,
    private: ___,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = {};
  const folder = join(root, '.');
  for (const name of PARTS.flatMap((part) => filesOf(folder, part))) files[name] = readFileSync(join(folder, name));
  for (const { name, parentPath } of readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && !one.name.endsWith('.vsix'),
  ))
    files[join('dist', parentPath.slice(dist.length), name)] = readFileSync(join(parentPath, name));
  files['package.json'] = strToU8(`${JSON.stringify(manifest, null, 2)}\n`);
  const names = Object.keys(files).sort();
  const zip = {
    'extension.vsixmanifest': strToU8(manifestOf(manifest)),
    '[Content_Types].xml': strToU8(typesOf(['extension.vsixmanifest', ...names])),
  };
  for (const name of names) zip[`extension/${name}`] = files[name];
  return zipSync(zip, { level: 9, mtime: TIME });
}
