import assert from 'node:assert/strict';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {ffprobe, made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Step = (options: object) => Promise<unknown>;

const {preprocessAudioTrack} = installed<{preprocessAudioTrack: Step}>('@remotion/renderer/dist/preprocess-audio-track.js');
const {compressAudio} = installed<{compressAudio: Step}>('@remotion/renderer/dist/compress-audio.js');
const {muxVideoAndAudio} = installed<{muxVideoAndAudio: Step}>('@remotion/renderer/dist/mux-video-and-audio.js');

const common = {indent: false, logLevel: 'error', binariesDirectory: null, cancelSignal: undefined, onProgress: () => undefined, fps: 30};

export default slowInNode(
  'The last step of a render on Lambda writes the tags into an MP3 and a WAV, but not into an AAC file; and the sound of a render as MP3 or WAV has the title of the audio file that it is made from.',
  async () => {
    const folder = newFolder();
    const titleOf = async (file: string) => (await ffprobe(file)).format.tags?.title;
    const onLambda = async (name: 'tone.mp3' | 'tone.wav' | 'tone.aac') => {
      const output = path.join(folder, name);
      await muxVideoAndAudio({...common, videoOutput: null, audioOutput: await media(name), output, addFaststart: false, metadata: {title: 'Tides'}});
      return titleOf(output);
    };
    assert.deepEqual([await onLambda('tone.mp3'), await onLambda('tone.wav'), await onLambda('tone.aac')], ['Tides', 'Tides', undefined]);

    const src = await made('titled.mp3', '-f lavfi -i sine=sample_rate=48000 -t 2 -c:a libmp3lame -metadata title=Gulls');
    const times = {chunkLengthInSeconds: 1, trimLeftOffset: 0, trimRightOffset: 0, forSeamlessAacConcatenation: false};
    const asset = {
      ...{type: 'audio', src, volume: 1, id: 'a', startInVideo: 0, duration: 30, trimLeft: 0, playbackRate: 1},
      toneFrequency: null,
      audioStartFrame: 0,
    };
    const outName = path.join(folder, 'track.wav');
    await preprocessAudioTrack({...common, ...times, asset, outName, downloadMap: RenderInternals.makeDownloadMap()});
    for (const [audioCodec, name] of [
      ['mp3', 'render.mp3'],
      ['pcm-16', 'render.wav'],
    ] as const) {
      const file = path.join(folder, name);
      await compressAudio({...common, ...times, audioCodec, inName: outName, outName: file, audioBitrate: null});
      assert.equal(await titleOf(file), 'Gulls', name);
    }
  },
);
