import assert from 'node:assert/strict';
import fs from 'node:fs';
import {inNode} from '../lib/probe';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

type Found = {after: string; whole: string};

const lines = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const numbered = ({after}: Found) => lines(after.split(/\n#+ /)[0]!, /^\d+\. /gm);
const bullets = ({after}: Found) => lines(after.split(/\n#+ /)[0]!, /^- /gm);
const rows = ({after}: Found) => lines(after.split(/\n#+ /)[0]!, /^\| (?!---)/gm) - 1;
const fences = ({after}: Found) => lines(after.split(/\n#+ /)[0]!, /^```\w+ title=/gm);
const sections =
  (pattern: RegExp) =>
  ({whole}: Found) =>
    lines(whole, pattern);

/** A page, its sentence with a number, and how many there are. */
const COUNTED: [page: string, sentence: RegExp, howMany: (found: Found) => number][] = [
  ['recorder/experiments', /starting points for (\w+) such extensions\./, sections(/^## (?!Share|Next).*/gm)],
  ['recorder/captions', /change (\w+) values:/, ({whole}) => lines(/title="config\/whisper\.ts" \{([\d,]+)\}/.exec(whole)![1]!, /\d+/g)],
  ['recorder/demo', /^(\w+) files show how it works:/m, bullets],
  ['recorder/our-recorder', /shows (\w+) things that are worth knowing in advance:/, bullets],
  ['recorder/support', /The Recorder has (\w+) parts/, rows],
  ['recorder/editing/captions', /^(\w+) rules help with the text:/m, bullets],
  ['editor-starter/asset-cleanup', /may be deleted when (\w+) things are true:/, numbered],
  ['editor-starter/asset-cleanup', /These (\w+) catch most of them:/, bullets],
  ['editor-starter/captioning', /\*\*Generate Captions\*\*\. (\w+) things happen:/, numbered],
  ['editor-starter/fonts', /You have to change (\w+) places:/, numbered],
  ['timeline/demo', /check these (\w+) things:/, rows],
  ['contributing/bounty', /when all (\w+) points are true\./, ({whole}) => rows({after: /\{#what-you-hand-in\}(.*)/s.exec(whole)![1]!, whole})],
  ['contributing/presentation', /Add it to (\w+) lists:/, numbered],
  ['ai/system-prompt', /needs (\w+) things from you:/, numbered],
  ['ai/chatbot', /the (\w+) places where you can ask/, sections(/^## Ask (?:on|in) .*/gm)],
  ['ai/chatbot', /(\w+) checks take a minute:/, bullets],
  ['ai/bolt', /And (\w+) files that Bolt itself does not need/, fences],
];

const NUMBERS = [3, 2, 3, 2, 4, 3, 3, 2, 3, 4, 3, 4, 3, 5, 2, 3, 2];

export default inNode(
  'Where pages about products say how many there are, as many follow: three extensions, two values, four parts, three rules, four places, four points, five things, two files, and so on.',
  () => {
    const said = COUNTED.map(([page, sentence, howMany]) => {
      const whole = fs.readFileSync(`docs/${page}.mdx`, 'utf8');
      const found = sentence.exec(whole);
      assert.ok(found, `${page} no longer says ${sentence.source}`);
      const number = WORDS.indexOf(found[1]!.toLowerCase());
      assert.equal(howMany({after: whole.slice(found.index + found[0].length), whole}), number, `${page}: ${found[0]}`);
      return number;
    });
    assert.deepEqual(said, NUMBERS);
  },
);
