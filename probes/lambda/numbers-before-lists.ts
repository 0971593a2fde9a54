import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

/** What a page announces, with the number of points, or of rows of a table, that have to follow. */
const ANNOUNCED: [page: string, words: string, count: number][] = [
  ['lambda/proxy', 'There are three ways around this:', 3],
  ['lambda/authentication', 'Follow five rules:', 5],
  ['lambda/without-iam/index', 'This page shows four ways', 4],
  ['lambda/custom-destination', 'Four things are different with a provider:', 4],
  ['lambda/go', "Two things follow from Go's types:", 2],
  ['renderer/stitch-frames-to-video', 'Two things have to be as in this example:', 2],
  ['lambda/runtime', 'Three things are special:', 3],
  ['lambda/troubleshooting/permissions', 'Check three things:', 3],
  ['lambda/troubleshooting/debug', 'Three of them need something from you:', 3],
];

export default inNode(
  'Where a page announces a number, as many follow: 3 ways past a proxy, 5 rules for keys, 4 ways without a key, 4 differences with a provider, 2 things about Go, 2 about stitching, 3 about Chrome, a role and errors.',
  () => {
    for (const [page, words, count] of ANNOUNCED) {
      const text = fs.readFileSync(path.join(__dirname, `../../docs/${page}.mdx`), 'utf8');
      const [, after] = text.split(words);
      assert.ok(after !== undefined, words);
      // The first list or table after these words; a table has a head and a line below it.
      const [block] = /^(?:(?:- .*|\d\. .*|\| .*)\n)+/m.exec(after)!;
      const lines = block.trimEnd().split('\n').length;
      assert.equal(block.startsWith('|') ? lines - 2 : lines, count, words);
    }
  },
);
