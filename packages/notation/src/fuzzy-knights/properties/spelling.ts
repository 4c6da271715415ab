/** Writes canonical steps differently in places; names, comments and headers stay. */
export function respell(text: string, choose: (options: number) => number): string {
  const lines = text.split('\n').slice(0, -1);
  const written = lines.map((line) => (/^(?:P\d:|DROP|DAYBREAK|☀|🎲)/u.test(line) ? respellLine(line, choose) : line));
  return written.join(choose(2) ? '\n' : '\r\n') + '\n'.repeat(choose(3));
}

function respellLine(line: string, choose: (options: number) => number): string {
  const at = line.indexOf('//');
  const [steps, comment] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at)];
  const written = steps
    .replace(/^P(\d):/, (whole, seat: string) => [whole, `Player ${seat}:`, `${seat}:`, `p${seat} :`][choose(4)]!)
    .replace(/ at (?=\()/g, (whole) => [whole, ' '][choose(2)]!)
    .replace(/\((\d+), (\d+)\)/g, (whole, x: string, y: string) => [whole, `(${x},${y})`, `[${x}, ${y}]`][choose(3)]!)
    .replace(
      /([)\]]) (?=[([])/g,
      (whole, end: string) => [whole, end, `${end}, `, `${end} to `, `${end},to`][choose(5)]!,
    )
    .replace(
      /\b(?:DROP|MOVE)\b[^;]*[)\]](?=;|\s*$)/g,
      (whole) => [whole, whole, `${whole},`, `${whole} to`][choose(4)]!,
    )
    .replace(/; /g, (whole) => [whole, ';', ' ;  '][choose(3)]!)
    .replace(/\bMERCENARIES\b/g, (whole) => [whole, 'mercs', '🤺'][choose(3)]!)
    .replace(/\bDEFENCE\b/g, (whole) => [whole, 'defense'][choose(2)]!)
    .replace(/ => .*?(?=;|$)/g, (whole) => [whole, ''][choose(2)]!);
  return (choose(3) === 0 ? written.toLowerCase() : written) + comment;
}
