import fs from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {RenderInternals, renderMedia, selectComposition} from '@remotion/renderer';
import {courseSounds} from './demo-media/course-sounds';
import {mix, SAMPLE_RATE, sounds} from './demo-media/sounds';
import {findBrowser} from './lib/browser';

const PROJECT = path.join(__dirname, '..');
const FOLDER = path.join(PROJECT, 'static/demos');
const COURSE_FOLDER = path.join(PROJECT, 'static/garden');

/** Makes the sounds and the GIF that demos and the course load, which are committed. The sounds are computed; the GIF is rendered by the toolkit. */
async function makeMedia(): Promise<void> {
  for (const [name, notes] of Object.entries(sounds)) await encodeSound(mix(notes), path.join(FOLDER, `${name}.mp3`));
  for (const [name, {notes, seconds}] of Object.entries(courseSounds)) await encodeSound(mix(notes, seconds), path.join(COURSE_FOLDER, `${name}.mp3`));
  await renderGif(path.join(FOLDER, 'gif/windmill.gif'));
}

async function encodeSound(samples: Buffer, file: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  const input = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0'];
  // No encoder metadata in the file, so that making it again changes nothing.
  const output = ['-b:a', '64k', '-fflags', '+bitexact', '-flags', '+bitexact', '-id3v2_version', '0', file];
  const args = ['-y', ...input, ...output];
  await RenderInternals.callFf({
    bin: 'ffmpeg',
    args,
    indent: false,
    logLevel: 'error',
    binariesDirectory: null,
    cancelSignal: undefined,
    options: {input: samples},
  });
  await report(file);
}

async function renderGif(file: string): Promise<void> {
  const browserExecutable = findBrowser();
  const serveUrl = await bundle({entryPoint: path.join(PROJECT, 'scripts/demo-media/Windmill.tsx'), onProgress: () => undefined});
  const composition = await selectComposition({serveUrl, id: 'windmill', browserExecutable, logLevel: 'error'});
  // Flat colors need few palette entries and no dithering, which would make the file ten times larger; only what moves is stored.
  const flat = (arg: string) => arg.replace('palettegen', 'palettegen=max_colors=16').replace('paletteuse', 'paletteuse=dither=none:diff_mode=rectangle');
  const ffmpegOverride = ({args}: {args: string[]}) => args.map(flat);
  await renderMedia({composition, serveUrl, codec: 'gif', imageFormat: 'png', outputLocation: file, browserExecutable, ffmpegOverride, logLevel: 'error'});
  await report(file);
}

const report = async (file: string) => console.log(`${path.relative(PROJECT, file)} ${((await fs.stat(file)).size / 1000).toFixed(1)} kB`);

makeMedia().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
