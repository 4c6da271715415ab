import { useEffect, useState } from 'preact/hooks';

/** The licences of the page's parts: in the page itself if it is one file, else beside it. */
export function Licences() {
  const [text, setText] = useState(document.getElementById('notices')?.textContent ?? '');
  useEffect(() => {
    if (text !== '') return;
    void fetch('NOTICES.txt')
      .then((found) => found.text())
      .catch(() => 'The file NOTICES.txt beside this page could not be read.')
      .then(setText);
  }, []);
  return (
    <main class="page">
      <h1>Licences</h1>
      <p>Woodlog is under the MIT licence. This page contains the packages below.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <pre tabIndex={0}>{text}</pre>
      <a class="button" href="#start">
        Back
      </a>
    </main>
  );
}
