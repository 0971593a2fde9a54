import assert from 'node:assert/strict';
import {createVideoEncoder, webcodecsController} from '@remotion/webcodecs';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Frame = {timestamp: number; format: string};
type Output = (chunk: {timestamp: number; duration: null}, metadata?: object) => Promise<void>;

class Encoder {
  static last: Encoder;
  state = 'unconfigured';
  configs: object[] = [];
  keys: number[] = [];
  frames = 0;
  private output: Output;
  constructor({output}: {output: Output}) {
    this.output = output;
    Encoder.last = this;
  }
  configure(config: object) {
    this.state = 'configured';
    this.configs.push(config);
  }
  encode({timestamp}: Frame, {keyFrame, vp9}: {keyFrame: boolean; vp9: object}) {
    assert.deepEqual(vp9, {quantizer: 36});
    if (keyFrame) this.keys.push(this.frames);
    this.frames++;
    void this.output({timestamp, duration: null});
  }
  flush() {
    return Promise.resolve();
  }
  close() {
    this.state = 'closed';
  }
}

type Question = {videoFrame: {format: string | null}; outputCodec: string};
const {needsToCorrectVideoFrame} = installed<{needsToCorrectVideoFrame(question: Question): boolean}>(
  '@remotion/webcodecs/dist/convert-to-correct-videoframe.js',
);

export default inNode(
  'createVideoEncoder() makes frame 0 and each multiple of the interval a keyframe, passes config on, goes on after a rejected onChunk, and redraws BGRX frames in Firefox for h264 alone.',
  async () => {
    const userAgent = (value: string) => Object.defineProperty(globalThis, 'navigator', {value: {userAgent: value}, configurable: true});
    Object.assign(globalThis, {VideoEncoder: Encoder});
    userAgent('Chrome');
    const controller = webcodecsController();
    const config = {codec: 'vp8', width: 320, height: 180};
    const errors: string[] = [];
    let chunks = 0;
    const options: Parameters<typeof createVideoEncoder>[0] = {
      controller,
      config,
      outputCodec: 'vp8',
      keyframeInterval: 15,
      logLevel: 'error',
      onChunk: (_, metadata) => {
        assert.equal(metadata, null);
        return ++chunks === 3 ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
      },
      onError: ({message}) => void errors.push(message),
    };
    const encoder = createVideoEncoder(options);
    const encode = (index: number) => encoder.encode({timestamp: index * 33_333, format: 'I420'} as VideoFrame);
    for (let index = 0; index < 40; index++) encode(index);
    await encoder.waitForFinish();
    assert.deepEqual(Encoder.last.keys, [0, 15, 30]);
    assert.equal(Encoder.last.configs[0], config);
    assert.deepEqual([chunks, errors], [40, ['the disk is full']]);

    controller.abort();
    assert.equal(Encoder.last.state, 'closed');
    encoder.close();
    encoder.close();
    encode(40);
    assert.equal(Encoder.last.frames, 40);
    assert.throws(() => createVideoEncoder(options), {name: 'MediaParserAbortError', message: 'Not creating video encoder, already aborted'});

    const redrawn = (format: string | null) =>
      (['h264', 'vp8'] as const).filter((outputCodec) => needsToCorrectVideoFrame({videoFrame: {format}, outputCodec}));
    assert.deepEqual([redrawn('BGRX'), redrawn('I420'), redrawn('I420P10'), redrawn(null)], [[], [], ['h264', 'vp8'], ['h264', 'vp8']]);
    userAgent('Firefox');
    assert.deepEqual([redrawn('BGRX'), redrawn('I420')], [['h264'], []]);
  },
);
