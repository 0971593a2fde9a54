import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The sentence with a number, and how many of what it counts stand after it, or before it on the same page. */
const COUNTED: [page: string, sentence: RegExp, counted: (after: string, before: string) => number][] = [
  ['after-effects', /can become part of a video in (\w+) forms\./, (after) => count(after, /^## As an? /gm)],
  ['after-effects', /can become part of a video in (\w+) forms\./, (after) => count(/^\| \| (.*) \|$/m.exec(after)?.[1] ?? '', /\w[^|]*/g)],
  ['get-remotion-environment', /An object with (\w+) flags\./, (after) => count(after.split('\n## ')[0] ?? '', /^### `is\w+`$/gm)],
  ['absolute-fill', /These (\w+) affect the layout:/, (after) => count(after.split('\n## ')[0] ?? '', /^### `\w+\?`$/gm)],
  ['get-help', /(\w+) steps solve many problems,/, (after) => count(after.split('</Steps>')[0] ?? '', /^\d\. /gm)],
  ['4-0-migration', /If all (\w+) pass,/, (_, before) => count(before.split('## Make sure')[1] ?? '', /^npx /gm)],
  ['angular', /The effect reads the (\w+) inputs,/, (_, before) => count(before, /^ {2}\w+ = input\.required</gm)],
  ['angular', /The effect reads the (\w+) inputs,/, (_, before) => count(before, /^ {8}\w+: this\.\w+\(\),$/gm)],
  ['transforms', /which of the (\w+) ways to transform an element/, (after) => count(after.split('\n## ')[1] ?? '', /^\| \w+ \|.*\|.*\|$/gm) - 1],
];

export default inNode(
  'As many follow or stand before as the pages say: three forms from After Effects, four flags of an environment, three props of an AbsoluteFill, four steps and four commands, three inputs, five ways to transform.',
  () => {
    for (const [page, sentence, counted] of COUNTED) {
      const text = fs.readFileSync(`docs/${page}.mdx`, 'utf8');
      const found = sentence.exec(text);
      assert.ok(found, `${page} no longer says ${sentence.source}`);
      const number = WORDS.indexOf(found[1]!.toLowerCase());
      assert.equal(counted(text.slice(found.index + found[0].length), text.slice(0, found.index)), number, `${page}: ${sentence.source}`);
    }
  },
);
