import assert from 'node:assert/strict';
import type {RenderMediaOptions} from '@remotion/renderer';
import type {VideoConfig} from 'remotion';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

type Presets = Partial<Pick<VideoConfig, 'defaultVideoImageFormat' | 'defaultPixelFormat'>>;
type Options = Partial<Pick<RenderMediaOptions, 'imageFormat' | 'pixelFormat'>>;

/** Whether a transparent pixel format and a format of images are accepted that do not fit together. */
async function isAccepted(presets: Presets, options: Options = {}): Promise<boolean> {
  const composition: VideoConfig = {
    ...{id: 'Ad', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: {}},
    ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
    ...presets,
  };
  return !/the image format is not PNG/.test(await rejectsWith({codec: 'prores', outputLocation: 'x.mov', composition, ...options}));
}

export default inNode(
  'renderMedia() takes the image format and the pixel format that calculateMetadata() returns, but not if its own options are set.',
  async () => {
    const [png, transparent] = [{defaultVideoImageFormat: 'png'}, {defaultPixelFormat: 'yuva444p10le'}] as const;
    assert.equal(await isAccepted({}), true);
    assert.equal(await isAccepted(transparent), false);
    assert.equal(await isAccepted({...png, ...transparent}), true);
    assert.equal(await isAccepted({...png, ...transparent}, {imageFormat: 'jpeg'}), false);
    assert.equal(await isAccepted(transparent, {pixelFormat: 'yuv422p10le'}), true);
  },
);
