import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = Record<string, unknown>;
const {validateQualitySettings} = installed<{validateQualitySettings: (options: Options) => string[]}>('@remotion/renderer/dist/crf.js');
const {generateFfmpegArgs} = installed<{generateFfmpegArgs: (options: Options) => string[][]}>('@remotion/renderer/dist/ffmpeg-args.js');

export default inNode('A video bitrate becomes -b:v; ProRes and the audio codecs ignore it with a warning, and GIFs ignore it without one.', () => {
  const {warn} = console;
  const warnings: string[] = [];
  console.warn = (text: string) => void warnings.push(text);
  const encoding = (codec: string) =>
    generateFfmpegArgs({
      codec,
      videoBitrate: '5M',
      crf: null,
      encodingMaxRate: null,
      encodingBufferSize: null,
      pixelFormat: 'yuv420p',
      logLevel: 'error',
    }).flat();
  try {
    assert.deepEqual(encoding('h264').slice(-2), ['-b:v', '5M']);
    assert.equal(encoding('vp9').includes('-b:v'), true);
    assert.equal(encoding('gif').includes('-b:v'), false);
    assert.deepEqual(warnings, []);
    assert.equal(encoding('prores').includes('-b:v'), false);
    for (const codec of ['mp3', 'aac', 'wav']) assert.deepEqual(validateQualitySettings({codec, videoBitrate: '5M'}), []);
    assert.deepEqual(
      warnings,
      ['ProRes', 'mp3', 'aac', 'wav'].map((codec) => `${codec} does not support videoBitrate. Ignoring.`),
    );
  } finally {
    console.warn = warn;
  }
});
