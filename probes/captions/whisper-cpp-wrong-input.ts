import assert from 'node:assert/strict';
import {toCaptions} from '@remotion/install-whisper-cpp';
import {inNode} from '../lib/probe';

export default inNode('toCaptions() throws for an array in place of the object, and for an entry without tokens.', () => {
  assert.throws(() => toCaptions([] as never), /Cannot destructure property 'transcription' of 'input\.whisperCppOutput' as it is undefined\./);
  const entry = {text: ' a', offsets: {from: 0, to: 1}, tokens: []};
  assert.throws(() => toCaptions({whisperCppOutput: {transcription: [entry]} as never}), /Cannot read properties of undefined \(reading 't_dtw'\)/);
});
