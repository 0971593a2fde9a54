import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Config} from '@remotion/cli/config';
import {inNode} from '../lib/probe';

type Defaults = Record<string, unknown>;
type Modules = [{parseCommandLine: () => void}, {getRenderDefaults: () => Defaults}];

const load = createRequire(path.join(__dirname, '../../package.json'));
const CLI = path.join(__dirname, '../../node_modules/@remotion/cli/dist');

/** What the command line is read to be: its modules read the arguments once, so they are loaded anew. */
function defaultsWith(...flags: string[]): Defaults {
  const {argv} = process;
  const kept = Object.entries(load.cache).filter(([file]) => file.startsWith(CLI));
  const forget = () => {
    for (const file of Object.keys(load.cache)) if (file.startsWith(CLI)) delete load.cache[file];
  };
  forget();
  process.argv = [...argv.slice(0, 2), 'studio', ...flags];
  try {
    const [{parseCommandLine}, {getRenderDefaults}] = ['parse-command-line.js', 'get-render-defaults.js'].map(
      (file) => load(path.join(CLI, file)) as unknown,
    ) as Modules;
    parseCommandLine();
    return getRenderDefaults();
  } finally {
    process.argv = argv;
    forget();
    Object.assign(load.cache, Object.fromEntries(kept));
  }
}

const FLAGS: [string, Defaults][] = [
  ['--audio-bitrate=96k', {audioBitrate: '96k'}],
  ['--audio-codec=opus', {audioCodec: 'opus'}],
  ['--buffer-size=16M', {encodingBufferSize: '16M'}],
  ['--chrome-mode=chrome-for-testing', {chromeMode: 'chrome-for-testing'}],
  ['--color-space=bt709', {colorSpace: 'bt709'}],
  ['--concurrency=1', {concurrency: 1}],
  ['--disable-web-security', {disableWebSecurity: true}],
  ['--no-enable-multiprocess-on-linux', {multiProcessOnLinux: false}],
  ['--enforce-audio-track', {enforceAudioTrack: true}],
  ['--every-nth-frame=3', {everyNthFrame: 3}],
  ['--for-seamless-aac-concatenation=true', {forSeamlessAacConcatenation: true}],
  ['--gl=swangle', {openGlRenderer: 'swangle'}],
  ['--hardware-acceleration=if-possible', {hardwareAcceleration: 'if-possible'}],
  ['--ignore-certificate-errors', {ignoreCertificateErrors: true}],
  ['--jpeg-quality=71', {jpegQuality: 71}],
  ['--max-rate=8M', {encodingMaxRate: '8M'}],
  ['--muted', {muted: true}],
  ['--number-of-gif-loops=4', {numberOfGifLoops: 4}],
  ['--offthreadvideo-cache-size-in-bytes=500000', {offthreadVideoCacheSizeInBytes: 500_000}],
  ['--offthreadvideo-video-threads=3', {offthreadVideoThreads: 3}],
  ['--pixel-format=yuv444p', {pixelFormat: 'yuv444p'}],
  ['--prores-profile=light', {proResProfile: 'light'}],
  ['--repro', {repro: true}],
  ['--scale=0.5', {scale: 0.5}],
  ['--timeout=41000', {delayRenderTimeout: 41_000}],
  ['--user-agent=Robo', {userAgent: 'Robo'}],
  ['--video-bitrate=5M', {videoBitrate: '5M'}],
  ['--x264-preset=slow', {x264Preset: 'slow'}],
];

export default inNode('28 flags of render set the initial values of the dialog in the Studio, and --codec, --crf and --image-format do not.', () => {
  try {
    const expected = Object.assign({}, ...FLAGS.map(([, values]) => values)) as Defaults;
    const found = defaultsWith(...FLAGS.map(([flag]) => flag));
    for (const [name, value] of Object.entries(expected)) assert.equal(found[name], value, name);
    assert.equal(Object.keys(expected).length, 28);
    Config.setScale(1);
    assert.deepEqual(defaultsWith('--codec=vp8', '--crf=30', '--image-format=png'), defaultsWith());
  } finally {
    Config.setScale(1);
  }
});
