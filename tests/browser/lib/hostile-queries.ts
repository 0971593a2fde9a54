const NASTY = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor}}',
  '(((((a*)*)*)*)*',
  '.*+?^${}()|[]\\',
  '[^',
  '\u0000\u0001\u001b',
  '\u202eabc\u202c',
  '\u200f\u200e\u2066',
  '\ud800',
  '\udfff\ud800',
  'a\u0301'.repeat(500),
  '👩‍👩‍👧‍👦',
  '%00%ff%',
  '&lt;mark&gt;',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'x'.repeat(10_000),
  'a b '.repeat(2500),
  '<'.repeat(10_000),
  '--'.repeat(100),
  '\ue000found\ue001',
];

/** The same queries on every run: nasty ones, pieces of titles, random characters, and mixtures of them. */
export function* hostileQueries(count: number, titles: string[]): Generator<string> {
  let seed = 20210208;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const signs = () => Array.from({length: random(12)}, () => String.fromCharCode(random(random(2) === 0 ? 128 : 65536))).join('');
  const piece = () => {
    const title = titles[random(titles.length)] ?? '';
    return title.slice(random(4), random(title.length + 1));
  };
  for (let index = 0; index < count; index++) {
    const nasty = NASTY[index % NASTY.length] ?? '';
    if (index < NASTY.length) yield nasty;
    // Long ones are tried once; mixtures are short.
    else yield [signs(), piece(), nasty.slice(0, 40), signs(), piece()].slice(0, 1 + random(5)).join(random(2) === 0 ? ' ' : '');
  }
}
