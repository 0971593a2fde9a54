import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Whisper = typeof import('@remotion/whisper-web');
const {downloadWhisperModel, getAvailableModels} = installed<Whisper>('@remotion/whisper-web/dist/esm/index.mjs');

export default inNode(
  'getAvailableModels() returns a new array of six models at each call, with these sizes and in this order, and downloadWhisperModel() names the six when it gets another.',
  async () => {
    const sizes = {tiny: 77_691_713, 'tiny.en': 77_704_715, base: 147_951_465, 'base.en': 147_964_211, small: 487_601_967, 'small.en': 487_614_201};
    assert.deepEqual(
      getAvailableModels(),
      Object.entries(sizes).map(([name, downloadSize]) => ({name, downloadSize})),
    );
    assert.notEqual(getAvailableModels(), getAvailableModels());
    await assert.rejects(downloadWhisperModel({model: 'huge' as 'tiny', onProgress: () => undefined}), {
      message: 'Invalid model name: huge. Supported models: tiny, tiny.en, base, base.en, small, small.en.',
    });
  },
);
