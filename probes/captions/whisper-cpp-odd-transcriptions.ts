import assert from 'node:assert/strict';
import {convertToCaptions, toCaptions} from '@remotion/install-whisper-cpp';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Entry = {text: string; offsets: {from: number; to: number}; tokens: {t_dtw: number; p: number}[]};

const entry = (text: string, from: number, to: number, t_dtw = from / 10): Entry => ({text, offsets: {from, to}, tokens: [{t_dtw, p: 0.5}]});

export default inNode(
  'Captions of Whisper.cpp begin at t_dtw of their first word, -0.01 without one; toCaptions() keeps the spaces of all but the first, and throws for the bare transcription. In the test data, one from 3190 to 3280 has 3320.',
  () => {
    const convert = (transcription: Entry[]) => convertToCaptions({transcription: transcription as never, combineTokensWithinMilliseconds: 200}).captions;
    assert.deepEqual(convert([entry(' Set', 120, 300, 14), entry(' the', 300, 600), entry(' anchor', 600, 900, 62)]), [
      {text: 'Set the', startInSeconds: 0.14},
      {text: 'anchor', startInSeconds: 0.62},
    ]);
    assert.deepEqual(
      convert([entry(' Set', 0, 300, -1), entry(' sail', 300, 600, -1)]).map(({startInSeconds}) => startInSeconds),
      [-0.01, -0.01],
    );
    assert.deepEqual(convert([]), []);

    const transcription = [entry(' about', 0, 100), entry(' 100', 100, 200), entry(',', 200, 250), entry('000', 250, 300)];
    const before = JSON.stringify(transcription);
    const {captions} = toCaptions({whisperCppOutput: {transcription} as never});
    assert.deepEqual(
      captions.map(({text}) => text),
      ['about', ' 100', ',', '000'],
    );
    assert.equal(JSON.stringify(transcription), before);
    assert.throws(() => toCaptions({whisperCppOutput: transcription as never}), {message: 'transcription is not iterable'});
    assert.throws(() => toCaptions({transcription} as never), {
      message: "Cannot destructure property 'transcription' of 'input.whisperCppOutput' as it is undefined.",
    });

    const {examplePayload} = installed<{examplePayload: {transcription: Entry[]}}>('@remotion/install-whisper-cpp/dist/test/example-payload.js');
    const example = toCaptions({whisperCppOutput: examplePayload as never}).captions.find(({startMs, endMs}) => startMs === 3190 && endMs === 3280);
    assert.equal(example?.timestampMs, 3320);
  },
);
