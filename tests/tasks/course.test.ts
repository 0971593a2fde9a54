import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {partOf} from '../../core/course/course';
import {projectAfter} from '../../core/course/project';
import {readPage} from '../../core/corpus/corpus';
import type {OpenPage} from './lib/open-page';
import type {Reader} from './lib/reader';
import {task} from './lib/task';

const PROJECT = path.join(__dirname, '../..');
const GREEN = [31, 77, 58];
const TEXT = [244, 241, 232];
const LEAF = [127, 176, 105];
const YELLOW = [255, 209, 102];
const RED = [228, 87, 46];

task('the course, from an empty folder to the video, part by part', async (reader) => {
  const middle = {x: 400, y: 200, width: 1120, height: 680};

  await follow(reader, reader.open('docs/course/first-frame.mdx'));
  await expectColor(reader, 'out/part-1.png', middle, TEXT);

  await follow(reader, reader.open('docs/course/title.mdx'));
  await expectColor(reader, 'out/part-2.png', middle, LEAF);

  await follow(reader, reader.open('docs/course/scenes.mdx'));
  await expectColor(reader, 'out/part-3.png', middle, [138, 159, 145]);

  await follow(reader, reader.open('docs/course/numbers.mdx'));
  await expectColor(reader, 'out/part-4.png', middle, YELLOW);
  await expectColor(reader, 'out/pine.png', middle, TEXT);

  await follow(reader, reader.open('docs/course/chart.mdx'));
  await expectColor(reader, 'out/part-5.png', {x: 1000, y: 150, width: 500, height: 300}, RED);

  await follow(reader, reader.open('docs/course/pictures.mdx'));
  await reader.expectPixel('out/part-6.png', {x: 1900, y: 10}, [142, 202, 230]);

  await follow(reader, reader.open('docs/course/transitions.mdx'));
  await expectColor(reader, 'out/part-7.png', middle, YELLOW);

  await follow(reader, reader.open('docs/course/sound.mdx'));
  await reader.expectMedia('out/part-8.mp4', {width: 1920, height: 1080, nb_read_frames: 120});
  assert.ok((await loudness(reader, 'out/part-8.mp4')) > 500, 'music is heard');

  await follow(reader, reader.open('docs/course/captions.mdx'));
  await expectColor(reader, 'out/part-9.png', {x: 500, y: 930, width: 920, height: 100}, [255, 255, 255]);

  await follow(reader, reader.open('docs/course/render.mdx'));
  await reader.expectMedia('out/year.mp4', {codec_name: 'h264', width: 1920, height: 1080, r_frame_rate: '30/1', nb_read_frames: 900});
  const bytes = fs.statSync(path.join(reader.folder, 'out/year.mp4')).size;
  assert.ok(bytes > 500_000 && bytes < 20_000_000, `The video has ${bytes} bytes.`);
  await reader.expectPixel('out/year.mp4', {x: 10, y: 10, frame: 899}, GREEN);
  await expectColor(reader, 'out/poster.png', middle, LEAF);
  await expectColor(reader, 'out/pine.mp4', middle, YELLOW, 850);
});

/** Does what a part says: installs, saves, downloads, and runs its commands; then compares the folder with the project that the part offers as a zip file. */
async function follow(reader: Reader, page: OpenPage): Promise<void> {
  const started = Date.now();
  const {source} = readPage(PROJECT, page.file);
  // The version that a page names is that of this project.
  if (source.includes('<Install pkg=')) reader.install(page.packages().map((name) => name.replace(/(?<=.)@.*$/, '')));
  reader.haveBrowser();
  reader.save(page, page.titles());
  for (const [, file = ''] of source.matchAll(/\]\(pathname:\/\/\/([^)]+)\)/g)) copy(reader, file);
  // The folder is there, the Studio waits for a reader, and the cloud needs an account.
  const commands = page.commands().filter((command) => /^(rm|npx remotion (still|render)) /.test(command));
  for (const command of commands) await reader.run(page, command);
  console.log(`${page.file}: ${page.titles().length} files, ${commands.length} commands, ${((Date.now() - started) / 1000).toFixed(1)} s`);

  const {code, output} = await reader.try('npx tsc');
  assert.equal(code, 0, output);
  const part = partOf(PROJECT, readPage(PROJECT, page.file));
  assert.ok(part);
  for (const [name, content] of projectAfter(PROJECT, part))
    if (name !== 'package.json') assert.deepEqual(fs.readFileSync(path.join(reader.folder, name)), content, `${name} after part ${part.number}`);
  assert.equal(reader.has('src/ComingUp.tsx'), part.number >= 3 && part.number < 7);
}

function copy(reader: Reader, file: string): void {
  const target = path.join(reader.folder, 'public', file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.copyFileSync(path.join(PROJECT, 'static', file), target);
}

type Area = Parameters<Reader['pixels']>[1];

/** Asserts that some pixel of an area has a color, allowing for what encoding does to it. */
async function expectColor(reader: Reader, file: string, area: Area, color: number[], frame = 0): Promise<void> {
  const pixels = await reader.pixels(file, {...area, frame});
  let isThere = false;
  for (let at = 0; at < pixels.length && !isThere; at += 4) isThere = color.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? NaN)) <= 14);
  assert.ok(isThere, `No pixel of ${file} in ${JSON.stringify(area)} is ${color.join(', ')}.`);
}

/** The loudest sample of a file, of 32,767. */
async function loudness(reader: Reader, file: string): Promise<number> {
  const {code, output} = await reader.try(`npx remotion ffmpeg -v error -y -i ${file} -vn -ac 1 -c:a pcm_s16le sound.wav`);
  assert.equal(code, 0, output);
  const wave = fs.readFileSync(path.join(reader.folder, 'sound.wav'));
  const samples = wave.subarray(wave.indexOf('data') + 8);
  let loudest = 0;
  for (let at = 0; at + 1 < samples.length; at += 2) loudest = Math.max(loudest, Math.abs(samples.readInt16LE(at)));
  return loudest;
}
