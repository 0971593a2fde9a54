import assert from 'node:assert/strict';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {installed} from '../lib/installed';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

type Times = {text: string; offsets: {from: number; to: number}; timestamps: {from: string; to: string}};
type Entry = Times & {tokens: (Times & {id: number; p: number; t_dtw: number})[]};

const SOURCE = `import type {TranscriptionJson} from '@remotion/install-whisper-cpp';
type Item<With extends boolean> = TranscriptionJson<With>['transcription'][number];
export const tokens: keyof Item<true> = 'tokens';
export const none: keyof Item<false> = 'tokens'; // wrong
export const six: Record<keyof Item<true>['tokens'][number], 1> = {text: 1, offsets: 1, timestamps: 1, id: 1, p: 1, t_dtw: 1};
export const five: Record<keyof Item<true>['tokens'][number], 1> = {text: 1, offsets: 1, timestamps: 1, id: 1, p: 1}; // wrong
`;

export default slowInNode(
  'Entries have tokens only in the type with tokenLevelTimestamps: true: text, offsets, timestamps, id, p and t_dtw. In the test data, words begin with a space, entry 1 is empty, p is 0 to 1, t_dtw in 1/100 s or -1.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
    const {transcription} = installed<{examplePayload: {transcription: Entry[]}}>('@remotion/install-whisper-cpp/dist/test/example-payload.js').examplePayload;
    assert.equal(transcription[0]?.text, '');
    // What does not begin with a space belongs to the word before it.
    const words = transcription.filter(({text}) => text !== '').filter(({text}, index) => index === 0 || text.startsWith(' '));
    assert.ok(words.every(({text}) => text.startsWith(' ')) && words.length > transcription.length / 2);
    const tokens = transcription.flatMap((entry) => entry.tokens);
    for (const token of tokens) {
      assert.deepEqual(Object.keys(token).sort(), ['id', 'offsets', 'p', 't_dtw', 'text', 'timestamps']);
      assert.ok(token.p >= 0 && token.p <= 1);
      assert.ok(token.t_dtw === -1 || token.t_dtw >= 0);
    }
    assert.ok(tokens.some(({t_dtw}) => t_dtw === -1));
    // In hundredths of a second, the timestamps are near the offsets.
    const apart = tokens.flatMap(({t_dtw, offsets}) => (t_dtw === -1 ? [] : [Math.abs(t_dtw * 10 - offsets.from)])).toSorted((a, b) => a - b);
    assert.ok(apart[Math.floor(apart.length * 0.8)]! < 1000, apart.join());

    const {captions} = toCaptions({whisperCppOutput: {transcription} as never});
    const spoken = transcription.filter(({text}) => text !== '');
    assert.deepEqual(
      captions.map(({confidence}) => confidence),
      spoken.map((entry) => entry.tokens[0]?.p),
    );
  },
);
