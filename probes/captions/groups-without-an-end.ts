import assert from 'node:assert/strict';
import {convertToCaptions} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';
import {runScriptOf} from '../lib/page-script';

const WORDS: [text: string, from: number, to: number][] = [
  [' Set', 120, 300],
  [' the', 300, 600],
  [' anchor,', 600, 1100],
  [' then', 1500, 1850],
  [' row', 1900, 2150],
  ['ing', 2150, 2350],
  [' home', 2400, 2800],
];
const transcription = WORDS.map(([text, from, to]) => ({text, offsets: {from, to}, tokens: [{text, t_dtw: from / 10, p: 1}]})) as never;

export default inNode(
  'convertToCaptions() returns text and startInSeconds alone; a word with a space begins a group if more than the number lies between the start of the group and the end of its last word. The page has what it prints.',
  async () => {
    const group = (combineTokensWithinMilliseconds: number) => convertToCaptions({transcription, combineTokensWithinMilliseconds}).captions;
    for (const caption of group(200)) assert.deepEqual(Object.keys(caption), ['text', 'startInSeconds']);
    // From the start of "Set" to the end of "the" it is 480 milliseconds.
    assert.deepEqual([group(479)[0]?.text, group(480)[0]?.text], ['Set the', 'Set the anchor,']);
    assert.deepEqual([group(179)[0]?.text, group(180)[0]?.text], ['Set', 'Set the']);

    const printed: string[] = [];
    const {log} = console;
    console.log = (line: string) => void printed.push(line);
    try {
      await runScriptOf('docs/install-whisper-cpp/convert-to-captions.mdx', 'caption-sailing.ts', {
        '@remotion/install-whisper-cpp': {convertToCaptions, transcribe: () => Promise.resolve({transcription})},
      });
    } finally {
      console.log = log;
    }
    assert.deepEqual(printed, ['0.12 s  Set the', '0.60 s  anchor,', '1.50 s  then', '1.90 s  rowing', '2.40 s  home']);
  },
);
