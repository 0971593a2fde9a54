import assert from 'node:assert/strict';
import * as all from '@remotion/captions';
import {createTikTokStyleCaptions, parseSrt, serializeSrt} from '@remotion/captions';
import {inNode} from '../lib/probe';

const SRT = '1\n00:00:01,000 --> 00:00:02,500\nThe ferry leaves.\n\n2\n00:00:03,000 --> 00:00:04,000\nBring a coat.\n';
const word = (text: string, startMs: number, endMs: number) => ({text, startMs, endMs, timestampMs: null, confidence: null});

export default inNode(
  'The functions of @remotion/captions read SRT, write it and group words into pages with the times of each; they fetch nothing and need no composition. 3,000 ms added to all times move entries by 3 seconds.',
  () => {
    const functions = Object.entries(all).filter(([, value]) => typeof value === 'function');
    assert.deepEqual(functions.map(([name]) => name).sort(), ['createTikTokStyleCaptions', 'parseSrt', 'serializeSrt']);
    const {fetch} = globalThis;
    let requests = 0;
    globalThis.fetch = () => assert.fail(`Request ${++requests}`);
    try {
      readAndWrite();
    } finally {
      globalThis.fetch = fetch;
    }
    assert.equal(requests, 0);
  },
);

function readAndWrite() {
  const {captions} = parseSrt({input: SRT});
  assert.deepEqual(
    captions.map(({text, startMs, endMs}) => [text, startMs, endMs]),
    [
      ['The ferry leaves.', 1000, 2500],
      ['Bring a coat.', 3000, 4000],
    ],
  );
  assert.equal(serializeSrt({lines: captions.map((caption) => [caption])}).trim(), SRT.trim());
  const words = [word('The', 0, 400), word(' ferry', 400, 900), word(' leaves', 2000, 2500)];
  const {pages} = createTikTokStyleCaptions({captions: words, combineTokensWithinMilliseconds: 800});
  assert.deepEqual(
    pages.map(({tokens}) => tokens.map(({text, fromMs, toMs}) => [text, fromMs, toMs])),
    [
      [
        ['The', 0, 400],
        [' ferry', 400, 900],
      ],
      [['leaves', 2000, 2500]],
    ],
  );
  const later = captions.map((caption) => [{...caption, startMs: caption.startMs + 3000, endMs: caption.endMs + 3000}]);
  assert.deepEqual(
    [...serializeSrt({lines: later}).matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from, to]) => [from, to]),
    [
      ['00:00:04,000', '00:00:05,500'],
      ['00:00:06,000', '00:00:07,000'],
    ],
  );
}
