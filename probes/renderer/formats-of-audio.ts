import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {codec: string; audioCodecSetting: string | null; extension: string; preferLossless: boolean; separateAudioTo: null};
const {validateOutputFilename} = installed<{validateOutputFilename: (options: Options) => void}>('@remotion/renderer/dist/validate-output-filename.js');

const EXTENSIONS = 'mp4 mkv mov ts hevc webm mxf mp3 wav aac 3gp m4a m4b mpg mpeg gif ogg opus flac avi'.split(' ');

const FORMATS: Record<string, Record<string, string>> = {
  h264: {aac: 'mp4 mkv mov', mp3: 'mp4 mkv mov', 'pcm-16': 'mkv mov'},
  'h264-mkv': {mp3: 'mkv', 'pcm-16': 'mkv'},
  'h264-ts': {aac: 'ts', 'pcm-16': 'ts'},
  h265: {aac: 'mp4 mkv hevc', 'pcm-16': 'mkv'},
  vp8: {opus: 'webm', 'pcm-16': 'mkv'},
  vp9: {opus: 'webm', 'pcm-16': 'mkv'},
  prores: {aac: 'mkv mov mxf', 'pcm-16': 'mkv mov mxf'},
  mp3: {mp3: 'mp3', 'pcm-16': 'wav'},
  aac: {aac: 'aac 3gp m4a m4b mpg mpeg', 'pcm-16': 'wav'},
  wav: {'pcm-16': 'wav'},
  gif: {},
};

/** The extensions that a codec accepts together with this audio codec. */
const accepted = (codec: string, audioCodecSetting: string | null) =>
  EXTENSIONS.filter((extension) => {
    try {
      validateOutputFilename({codec, audioCodecSetting, extension, preferLossless: false, separateAudioTo: null});
      return true;
    } catch {
      return false;
    }
  }).join(' ');

export default inNode('Each codec accepts the audio codecs and file extensions of the table, h264-ts also PCM, and a GIF no audio and only gif.', () => {
  for (const [codec, formats] of Object.entries(FORMATS))
    for (const audioCodec of ['aac', 'mp3', 'opus', 'pcm-16']) assert.equal(accepted(codec, audioCodec), formats[audioCodec] ?? '', `${codec} ${audioCodec}`);
  assert.equal(accepted('gif', null), 'gif');
});
