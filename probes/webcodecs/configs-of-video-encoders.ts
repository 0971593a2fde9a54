import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Config = {codec: string; bitrate?: number; bitrateMode?: string; hardwareAcceleration: string};
type Get = (request: {codec: string; width: number; height: number; fps: number | null}) => Promise<Config | null>;
const {getVideoEncoderConfig} = installed<{getVideoEncoderConfig: Get}>('@remotion/webcodecs/dist/video-encoder-config.js');

const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

export default inNode(
  'convertMedia() asks for VP9 with a quantizer and for no bitrate elsewhere, in Safari for 3,000,000 bits per second of every codec; hardware is tried first, then software, and an unknown codec is refused.',
  async () => {
    let supported = 'prefer-hardware';
    const tried: string[] = [];
    const isConfigSupported = ({hardwareAcceleration}: Config) => {
      tried.push(hardwareAcceleration);
      return {supported: hardwareAcceleration === supported};
    };
    Object.assign(globalThis, {VideoEncoder: {isConfigSupported}});
    const browser = (userAgent: string) => Object.defineProperty(globalThis, 'navigator', {value: {userAgent}, configurable: true});
    const get = (codec: string) => getVideoEncoderConfig({codec, width: 640, height: 360, fps: 30});
    const rates = () =>
      Promise.all(
        ['vp8', 'vp9', 'h264', 'h265'].map(async (codec) => {
          const config = await get(codec);
          return [config?.bitrate, config?.bitrateMode];
        }),
      );
    const none = [undefined, undefined];
    browser('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36');
    assert.deepEqual(await rates(), [none, [undefined, 'quantizer'], none, none]);
    browser(SAFARI);
    const three = [3_000_000, undefined];
    assert.deepEqual(await rates(), [three, three, three, three]);

    tried.length = 0;
    supported = 'prefer-software';
    assert.equal((await get('vp8'))?.hardwareAcceleration, 'prefer-software');
    assert.deepEqual(tried, ['prefer-hardware', 'prefer-software']);
    supported = 'neither';
    assert.equal(await get('vp8'), null);
    await assert.rejects(get('av1'), {message: 'Unknown codec: av1'});
  },
);
