// What a terminal would show, as SVG.

const COLOURS = ['#1e1e1e', '#e06c5a', '#7bb662', '#e0b04b', '#5b9bd5', '#c678c6', '#4fb8c4', '#d6d6d6'];
const GRAY = '#8a8f98';
const GROUND = '#1b1f24';
const INK = '#dfe3e6';
const CELL = { width: 8.45, height: 18 };
const MARGIN = 14;

const escapeXml = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** The style after a sequence of numbers of "select graphic rendition". */
const styled = (style, codes) => {
  let { ink, ground, bold } = style;
  for (const code of codes) {
    if (code === 0) [ink, ground, bold] = [INK, null, false];
    else if (code === 1) bold = true;
    else if (code === 22) bold = false;
    else if (code === 39) ink = INK;
    else if (code === 49) ground = null;
    else if (code === 90) ink = GRAY;
    else if (code >= 30 && code <= 37) ink = COLOURS[code - 30];
    else if (code >= 40 && code <= 47) ground = COLOURS[code - 40];
  }
  return { ink, ground, bold };
};

/** Lines of a terminal with their colours as an SVG of so many columns. */
export const ansiToSvg = (text, columns) => {
  const lines = text.replace(/\n+$/, '').split('\n');
  const width = Math.ceil(columns * CELL.width + 2 * MARGIN);
  const height = Math.ceil(lines.length * CELL.height + 2 * MARGIN);
  let style = { ink: INK, ground: null, bold: false };
  let out = '';
  for (const [row, line] of lines.entries()) {
    let column = 0;
    const y = MARGIN + row * CELL.height;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences begin with one
    for (const [, codes, run] of line.matchAll(/(?:\x1b\[([\d;]*)m)|([^\x1b]+)/g)) {
      if (run === undefined) {
        style = styled(style, codes.split(';').map(Number));
        continue;
      }
      const [x, length] = [MARGIN + column * CELL.width, [...run].length];
      const wide = length * CELL.width;
      if (style.ground)
        out += `<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${CELL.height}" fill="${style.ground}"/>`;
      if (run.trim() !== '') {
        const weight = style.bold ? ' font-weight="700"' : '';
        out += `<text x="${x.toFixed(1)}" y="${y + 13.5}" fill="${style.ink}"${weight} textLength="${wide.toFixed(1)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${escapeXml(run)}</text>`;
      }
      column += length;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace" font-size="14"><rect width="${width}" height="${height}" rx="8" fill="${GROUND}"/>${out}</svg>\n`;
};
