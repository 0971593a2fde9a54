import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = Record<string, unknown>;
type Encoder = {encoderName: string; hardwareAccelerated: boolean} | null;
const {getCodecName} = installed<{getCodecName: (options: Options) => Encoder}>('@remotion/renderer/dist/get-codec-name.js');
const {generateFfmpegArgs} = installed<{generateFfmpegArgs: (options: Options) => string[][]}>('@remotion/renderer/dist/ffmpeg-args.js');

const REST = {crf: null, encodingMaxRate: null, encodingBufferSize: null, pixelFormat: 'yuv420p', indent: false, logLevel: 'warn'};
const HARDWARE = {h264: 'h264_videotoolbox', h265: 'hevc_videotoolbox', prores: 'prores_videotoolbox'};

/** Carries out something as if on another system. */
function on<Result>(platform: string, act: () => Result): Result {
  const own = Object.getOwnPropertyDescriptor(process, 'platform')!;
  Object.defineProperty(process, 'platform', {...own, value: platform});
  try {
    return act();
  } finally {
    Object.defineProperty(process, 'platform', own);
  }
}

export default inNode(
  'On a Mac and nowhere else, h264, h265 and prores are encoded with the hardware, unless crf, a maximum or a buffer size is set; if required, that throws.',
  () => {
    const encoder = (platform: string, options: Options) => on(platform, () => getCodecName({...REST, hardwareAcceleration: 'if-possible', ...options}));
    for (const [codec, encoderName] of Object.entries(HARDWARE)) {
      assert.deepEqual(encoder('darwin', {codec}), {encoderName, hardwareAccelerated: true});
      for (const platform of ['linux', 'win32']) assert.equal(encoder(platform, {codec})?.hardwareAccelerated, false);
    }
    for (const codec of ['h264-mkv', 'h264-ts', 'vp8', 'vp9', 'gif']) assert.equal(encoder('darwin', {codec})?.hardwareAccelerated, false, codec);

    const {warn} = console;
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    try {
      for (const set of [{crf: 20}, {encodingMaxRate: '8M'}, {encodingBufferSize: '16M'}]) {
        assert.deepEqual(encoder('darwin', {codec: 'h264', ...set}), {encoderName: 'libx264', hardwareAccelerated: false});
        assert.throws(() => encoder('darwin', {codec: 'h264', hardwareAcceleration: 'required', ...set}), /with hardware acceleration is not supported/);
      }
    } finally {
      console.warn = warn;
    }
    assert.match(warnings.join('\n'), /Hardware accelerated encoding disabled - "crf" option is not supported with hardware acceleration/);
    assert.throws(
      () => on('linux', () => generateFfmpegArgs({...REST, codec: 'h264', hardwareAcceleration: 'required'})),
      /^Error: Codec h264 does not support hardware acceleration on linux, but "hardwareAcceleration" is set to "required"$/,
    );
  },
);
