import assert from 'node:assert/strict';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {inNode} from '../lib/probe';

type Codec = 'h264' | 'h265' | 'vp8' | 'vp9' | 'prores' | 'h264-mkv' | null;

const EXTENSIONS = {
  ...{mp4: 'h264', webm: 'vp8', mov: 'prores', mxf: 'prores', mkv: 'h264-mkv', ts: 'h264-ts', hevc: 'h265', gif: 'gif', mp3: 'mp3', wav: 'wav'},
  ...{aac: 'aac', m4a: 'aac', m4b: 'aac', '3gp': 'aac', mpg: 'aac', mpeg: 'aac'},
};

export default inNode(
  'The extension decides the codec; that of calculateMetadata(), then that of the configuration file, replaces it if it fits; without an extension, they come first, and h264 last.',
  () => {
    const codec = (outName: string, {composition = null, config = null, flag}: {composition?: Codec; config?: Codec; flag?: string} = {}) =>
      BrowserSafeApis.options.videoCodecOption.getValue(
        {commandLine: flag ? {codec: flag} : {}},
        {outName, compositionCodec: composition, configFile: config, downloadName: null, uiCodec: null},
      ).value;
    for (const [extension, expected] of Object.entries(EXTENSIONS)) assert.equal(codec(`out/x.${extension}`), expected, extension);
    assert.equal(codec('out/intro.mp4', {config: 'vp9'}), 'h264');
    assert.equal(codec('out/x.webm', {config: 'vp9'}), 'vp9');
    assert.equal(codec('out/x.webm', {config: 'vp8', composition: 'vp9'}), 'vp9');
    assert.equal(codec('out/x.webm', {composition: 'h264', config: 'vp9'}), 'vp9');
    assert.equal(codec('out/x', {config: 'prores', composition: 'h265'}), 'h265');
    assert.equal(codec('out/x', {config: 'prores'}), 'prores');
    assert.equal(codec('out/x'), 'h264');
    assert.equal(codec('out/x.mkv', {flag: 'h265'}), 'h265');
    assert.throws(() => codec('out/x.webm', {flag: 'h264'}), {
      message: 'The out name is out/x.webm but --codec=h264 was passed. The out name implies a codec of vp8 or vp9 which does not align with the --codec flag.',
    });
  },
);
