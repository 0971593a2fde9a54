import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `import {parseMedia} from '@remotion/media-parser';
import {canReencodeAudioTrack, canReencodeVideoTrack, convertMedia} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';

const record = (stream, mimeType, timeslice) =>
  new Promise((resolve) => {
    const recorder = new MediaRecorder(stream, {mimeType});
    const parts = [];
    recorder.ondataavailable = ({data}) => void parts.push(data);
    recorder.onstop = () => resolve(new Blob(parts, {type: mimeType}));
    recorder.start(timeslice);
    setTimeout(() => recorder.stop(), 3000);
  });
const durationOf = (blob) =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    video.onloadedmetadata = () => resolve([video.duration, video.seekable.end(0)].map((time) => (time === Infinity ? 'Infinity' : time)));
    video.src = URL.createObjectURL(blob);
  });
const operations = [];
const convert = (src, container) =>
  convertMedia({
    ...{src, container, writer: bufferWriter},
    onVideoTrack: ({canCopyTrack}) => (operations.push(canCopyTrack), {type: canCopyTrack ? 'copy' : 'fail'}),
  }).then(({save}) => save(), (error) => error.message);
const audioOnly = (src, container) => convertMedia({src, container, writer: bufferWriter}).then(() => 'converted', (error) => error.message);
window.recorded = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d');
  const drawing = setInterval(() => {
    context.fillStyle = 'hsl(' + (performance.now() / 10) + ' 80% 50%)';
    context.fillRect(0, 0, 320, 180);
  }, 20);
  const audio = new AudioContext();
  const oscillator = audio.createOscillator();
  const destination = audio.createMediaStreamDestination();
  oscillator.connect(destination);
  oscillator.start();
  await audio.resume();
  const stream = () => new MediaStream([...canvas.captureStream(30).getTracks(), ...destination.stream.getTracks()]);
  const mimeType = 'video/webm;codecs=vp8,opus';
  const [webm, whole] = await Promise.all([record(stream(), mimeType, 1000), record(stream(), mimeType)]);
  clearInterval(drawing);
  const fields = {durationInSeconds: true, videoCodec: true, audioCodec: true, tracks: true};
  const read = await parseMedia({src: webm, fields, acknowledgeRemotionLicense: true});
  const repaired = await convert(webm, 'webm');
  const audioTrack = read.tracks.find(({type}) => type === 'audio');
  const videoTrack = read.tracks.find(({type}) => type === 'video');
  return {
    codecs: [read.videoCodec, read.audioCodec],
    durations: [await durationOf(webm), await durationOf(repaired), await durationOf(whole)],
    copied: operations,
    toMp4: await audioOnly(webm, 'mp4'),
    encoders: [
      await canReencodeAudioTrack({track: audioTrack, audioCodec: 'aac', bitrate: 128000, sampleRate: null}),
      await canReencodeAudioTrack({track: audioTrack, audioCodec: 'opus', bitrate: 128000, sampleRate: null}),
      await canReencodeVideoTrack({track: videoTrack, videoCodec: 'h265', resizeOperation: null, rotate: 0}),
      await canReencodeVideoTrack({track: videoTrack, videoCodec: 'vp8', resizeOperation: null, rotate: 0}),
    ],
    version: navigator.userAgent,
  };
};
`;

type Recorded = {
  codecs: [string, string];
  durations: [unknown[], number[], number[]];
  copied: boolean[];
  toMp4: string;
  encoders: boolean[];
  version: string;
};

export default inBrowser(
  'Chromium 156 of Debian encodes neither AAC nor H.265, so Opus does not become an MP4. Its WebM in pieces lasts Infinity, also as seekable, and 3 seconds once both tracks are copied; one in one piece has its duration.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const {codecs, durations, copied, toMp4, encoders, version} = await page.evaluate<Recorded>('recorded()');
    assert.match(version, /Chrome\/156\./);
    assert.deepEqual(encoders, [false, true, false, true]);
    assert.deepEqual(codecs, ['vp8', 'opus']);
    assert.deepEqual(durations[0], ['Infinity', 'Infinity']);
    for (const time of [...durations[1], ...durations[2]]) assert.ok(Math.abs(time - 3) < 0.5, `${time}`);
    assert.deepEqual(copied, [true]);
    assert.match(toMp4, /^Audio track with ID \d+ resolved with \{"type": "fail"\}/);
  },
);
