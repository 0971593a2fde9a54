import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What stands below a sentence, up to the next heading. */
type Rest = {text: string; rows: number; bullets: number};

/** The number that a page names, and what follows. */
function said(page: string, sentence: RegExp): {number: number; rest: Rest; whole: string} {
  const whole = fs.readFileSync(`docs/${page}.mdx`, 'utf8');
  const found = sentence.exec(whole);
  assert.ok(found, `${page} no longer says ${sentence.source}`);
  const text = whole.slice(found.index + found[0].length).split(/\n#+ /)[0] ?? '';
  const table = /(?:^\|.*\n)+/m.exec(text)?.[0].trim().split('\n') ?? [];
  const list = /(?:^- .*\n)+/m.exec(text)?.[0].trim().split('\n') ?? [];
  return {number: WORDS.indexOf(found[1]!.toLowerCase()), rest: {text, rows: Math.max(0, table.length - 2), bullets: list.length}, whole};
}

const distinct = (text: string, pattern: RegExp) => new Set(text.match(pattern)).size;

export default inNode(
  'Where the pages say how many ways, settings, costs, values, files or parts there are, as many follow: five ways to render, four values of a video, three settings of a GIF, ten parts of the course.',
  () => {
    const counted: [string, RegExp, number, (given: ReturnType<typeof said>) => number][] = [
      ['render', /There are (\w+) ways to turn a composition into a file\./, 5, ({rest}) => rest.rows],
      ['render', /The first (\w+) run on machines that you have\./, 3, ({whole}) => whole.match(/^\| \[.*\| your (?:computer|own server)/gm)?.length ?? 0],
      ['render', /In the (\w+) clouds,/, 2, ({whole}) => whole.match(/^\| \[.*\| (?:AWS|Google Cloud),/gm)?.length ?? 0],
      [
        'render',
        /All examples render a score card with (\w+) props\./,
        2,
        ({rest}) => distinct(/type ScoreProps = \{(.*)\}/.exec(rest.text)?.[1] ?? '', /\w+:/g),
      ],
      [
        'ssr-node',
        /The example is a certificate with (\w+) props\./,
        2,
        ({rest}) => distinct(/type CertificateProps = \{(.*)\}/.exec(rest.text)?.[1] ?? '', /\w+:/g),
      ],
      ['ssr-node', /(\w+) things decide whether the result is what you expect:/, 3, ({rest}) => rest.bullets],
      [
        'render-as-gif',
        /(\w+) settings keep a GIF small\./,
        3,
        ({whole}) => distinct(/settings keep.*?\n## Changing/s.exec(whole)?.[0] ?? '', /^## (?!Changing).*/gm),
      ],
      ['react-19', /(\w+) things stop `tsc` most often:/, 4, ({rest}) => rest.rows],
      [
        'quality',
        /A frame loses quality in (\w+) places:/,
        3,
        ({rest}) =>
          /^.*/
            .exec(rest.text)![0]
            .split('. ')[0]!
            .match(/when it/g)?.length ?? 0,
      ],
      ['third-party', /connect it in one of (\w+) ways\./, 4, ({whole}) => distinct(whole, /\]\(#(?:compute|set-the-time|draw|wait)\)/g)],
      ['noise-visualization', /but has (\w+) costs:/, 2, ({rest}) => rest.bullets],
      ['the-fundamentals', /(\w+) consequences follow,/, 2, ({rest}) => rest.bullets],
      ['the-fundamentals', /(\w+) values describe a video,/, 4, ({rest}) => distinct(rest.text, /^\| `\w+`(?:, `\w+`)?/gm) + 1],
      ['the-fundamentals', /with the (\w+) values above:/, 4, ({rest}) => distinct(rest.text, /^ {6}(?:durationInFrames|fps|width|height)=/gm)],
      [
        'remotion',
        /This title needs (\w+) things from the package\./,
        4,
        ({rest}) => /^import \{(.*)\} from 'remotion';$/m.exec(rest.text)?.[1]?.split(', ').length ?? 0,
      ],
      ['use-img-and-iframe', /(\w+) things change besides the names:/, 3, ({rest}) => rest.bullets],
      ['vue', /Change (\w+) options in the `tsconfig`/, 2, ({rest}) => distinct(/```json.*?```/s.exec(rest.text)?.[0] ?? '', /"jsx\w*":/g)],
      ['webpack', /since it is needed in (\w+) places:/, 2, ({rest}) => rest.text.match(/from '\.\/webpack-override';/g)?.length ?? 0],
      [
        'javascript',
        /install the packages and add (\w+) files\./,
        3,
        ({whole}) => distinct(/\n## The files.*?\n## /s.exec(whole)?.[0] ?? '', /title="src\/[^"]+"/g),
      ],
      ['preview', /a course in (\w+) parts/, 10, () => fs.readdirSync('docs/course').filter((name) => name !== 'index.mdx').length],
    ];
    for (const [page, sentence, number, count] of counted) {
      const given = said(page, sentence);
      assert.deepEqual([given.number, count(given)], [number, number], `${page}: ${sentence.source}`);
    }
  },
);
