import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {getVideoImageFormat(given: {codec: string | undefined; uiImageFormat: null}): string};

const VIDEOS = ['h264', 'h265', 'vp8', 'vp9', 'prores', 'h264-mkv', 'h264-ts', 'gif'];

export default inNode(
  'Without a setting, the command line captures videos and GIFs as JPEG with a quality of 80, image sequences as PNG, and no images for sound.',
  () => {
    const {getVideoImageFormat} = installed<Module>('@remotion/cli/dist/image-formats.js');
    const {DEFAULT_JPEG_QUALITY} = installed<{DEFAULT_JPEG_QUALITY: number}>('@remotion/renderer/dist/jpeg-quality.js');
    Config.setVideoImageFormat(undefined as never);
    const format = (codec: string | undefined) => getVideoImageFormat({codec, uiImageFormat: null});
    for (const codec of VIDEOS) assert.equal(format(codec), 'jpeg', codec);
    for (const codec of ['mp3', 'aac', 'wav']) assert.equal(format(codec), 'none', codec);
    assert.equal(format(undefined), 'png');
    assert.equal(DEFAULT_JPEG_QUALITY, 80);
  },
);
