import fs from 'node:fs';
import {stitchFramesToVideo} from '@remotion/renderer';
import {createElement, type ReactNode} from 'react';
import {Internals} from 'remotion';
import {markupAt} from './at-frame';
import {installed} from './installed';
import {newFolder} from './run-folder';
import {serve} from './serve';

type Video = {width: number; height: number; fps: number; durationInFrames: number};
type Scene = () => ReactNode;

export type Sound = {src: string; id: string; frame: number; volume: number; mediaFrame: number; playbackRate: number; toneFrequency: number | null};

const {makeDownloadMap} = installed<{makeDownloadMap: () => object}>('@remotion/renderer/dist/assets/download-map.js');

const ORIGIN = 'http://localhost:3000/';
const TEN_SECONDS: Video = {width: 320, height: 180, fps: 30, durationInFrames: 300};

/** What a frame of a render passes on to the mix. */
export function soundsAt(Scene: Scene, frame: number, video: Video = TEN_SECONDS): Sound[] {
  const react = installed<{useEffect: unknown}>('react/index.js');
  const {useEffect} = react;
  const effects: (() => void)[] = [];
  const sounds: Sound[] = [];
  const manager = {registerRenderAsset: (sound: Sound) => void sounds.push(sound), unregisterRenderAsset: () => undefined, renderAssets: []};
  const page = globalThis as {window?: object};
  page.window = {
    process: {env: {NODE_ENV: 'production'}},
    ...{remotion_puppeteerTimeout: 30_000, remotion_proxyPort: 3001, origin: 'http://localhost:3000', remotion_audioEnabled: true},
  };
  react.useEffect = (effect: () => void) => void (String(effect).includes('registerRenderAsset') && effects.push(effect));
  try {
    markupAt(() => createElement(Internals.RenderAssetManager.Provider, {value: manager as never}, createElement(Scene)), video, frame);
    for (const effect of effects) effect();
  } finally {
    react.useEffect = useEffect;
    delete page.window;
  }
  return sounds;
}

/** The same in short: `gong.wav 0` at the first frame of that file. */
export const heardAt = (Scene: Scene, frame: number, video: Video = TEN_SECONDS): string[] =>
  soundsAt(Scene, frame, video).map(({src, mediaFrame}) => `${src.replace(ORIGIN, '')} ${mediaFrame}`);

/** The samples of both channels, from -1 to 1, that a render of one second of the sound alone consists of, at 48,000 a second. */
export async function mixed(Scene: Scene, files: Record<string, string>, verbose = false): Promise<{left: number[]; right: number[]}> {
  process.env.TMPDIR = newFolder();
  const video = {...TEN_SECONDS, durationInFrames: 30};
  const {origin, close} = await serve(({url = ''}, response) => {
    response.writeHead(200, {'content-type': 'audio/wav'}).end(fs.readFileSync(files[url.slice(1)] ?? ''));
  });
  const assets = Array.from({length: video.durationInFrames}, (_, frame) => soundsAt(Scene, frame, video)).map((sounds, frame) => ({
    frame,
    artifactAssets: [],
    audioAndVideoAssets: sounds.map((sound) => ({...sound, src: sound.src.replace(ORIGIN, `${origin}/`)})),
  }));
  const {fps, durationInFrames, width, height} = video;
  const times = {chunkLengthInSeconds: durationInFrames / fps, trimLeftOffset: 0, trimRightOffset: 0, forSeamlessAacConcatenation: false};
  const assetsInfo = {...times, assets, imageSequenceName: '', firstFrameIndex: 0, downloadMap: makeDownloadMap()} as never;
  const options = {assetsInfo, fps, width, height, codec: 'wav', enforceAudioTrack: true, verbose} as const;
  const file = await stitchFramesToVideo(options).finally(close);
  if (!file) throw new Error('Nothing was mixed.');
  return channelsOf(file);
}

/** The samples of a WAV of two channels with 16 bits each. */
function channelsOf(file: Buffer): {left: number[]; right: number[]} {
  const [channels, rate, bits] = [file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)];
  if (channels !== 2 || rate !== 48_000 || bits !== 16) throw new Error(`Not two channels of 16 bits at 48,000 hertz: ${channels} ${bits} ${rate}`);
  const start = file.indexOf('data') + 8;
  const sample = (index: number) => file.readInt16LE(start + index * 2) / 32_768;
  const length = Math.floor((file.length - start) / 4);
  return {left: Array.from({length}, (_, index) => sample(index * 2)), right: Array.from({length}, (_, index) => sample(index * 2 + 1))};
}

/** The frequency of a tone, counted by its waves. */
export function hertzOf(samples: number[]): number {
  const rises = samples.flatMap((sample, index) => (index > 0 && samples[index - 1]! < 0 && sample >= 0 ? [index] : []));
  return ((rises.length - 1) * 48_000) / ((rises.at(-1) ?? 0) - (rises[0] ?? 0));
}
