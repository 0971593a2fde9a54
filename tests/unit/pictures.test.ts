import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import sharp from 'sharp';
import {demos as demosCheck} from '../../checks/demos';
import {strips as stripsCheck} from '../../checks/strips';
import {judging, readCorpus} from '../../core/corpus/corpus';
import {picturesHash, picturesOf, recordFile, recordOf, type Picture} from '../../core/demos/posters';
import {readDemos, type Demo} from '../../core/demos/read';
import {isStripVerified, readStripsRecord, writeStripsRecord} from '../../core/strips/record';
import {isStrip, stripsOf} from '../../core/strips/strips';
import {documentedVersion} from '../../core/toolkit/version';
import {needsRendering, updatePictures} from '../../scripts/lib/demo-pictures';
import {samePicture} from '../../scripts/lib/same-picture';

const PROJECT = path.join(__dirname, '../..');

/** A ground with a ring on it, which may have moved. */
const drawn = ({width, height}: {width: number; height: number}, {x = 0, quality = 80} = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#16324f"/><stop offset="1" stop-color="#e8b04a"/></linearGradient></defs>` +
        `<rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width / 2 + x}" cy="${height / 2}" r="14" fill="none" stroke="white" stroke-width="4"/></svg>`,
    ),
  )
    .webp({quality})
    .toBuffer();

function folder(t: TestContext): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  return dir;
}

test('two encodings of one picture are the same, and so is what has moved by a fraction of a pixel; a ring that has moved by a few pixels is not', async () => {
  const size = {width: 320, height: 180};
  const picture = await drawn(size);
  assert.equal(await samePicture(picture, await drawn(size, {quality: 60})), true);
  assert.equal(await samePicture(picture, await drawn(size, {x: 0.4})), true);
  assert.equal(await samePicture(picture, await drawn(size, {x: 3})), false);
  assert.equal(await samePicture(picture, await drawn({width: 321, height: 180})), false);
  assert.equal(await samePicture(picture, Buffer.from('no picture')), false);
});

test('a new version leads to rendering, and to new files only where something looks different', async (t) => {
  const dir = folder(t);
  const [demo] = (await readDemos(PROJECT, ['circle'])).demos;
  assert.ok(demo);
  fs.mkdirSync(path.join(dir, 'demos/circle'), {recursive: true});
  const update = (draw: (picture: Picture) => Promise<Buffer>) => updatePictures(dir, demo, draw);
  const names = picturesOf(demo).map(({file}) => file);
  assert.equal(needsRendering(dir, demo), true, 'nothing is there');
  assert.deepEqual(await update((picture) => drawn(picture)), names);
  assert.equal(needsRendering(dir, demo), false);

  const record = path.join(dir, recordFile('circle'));
  const now = fs.readFileSync(record, 'utf8');
  const old = now.replaceAll(/"4\.0\.\d+"/g, '"4.0.1"');
  fs.writeFileSync(record, old);
  assert.equal(needsRendering(dir, demo), true, 'the packages are others');
  const bytes = names.map((name) => fs.readFileSync(path.join(dir, name)));
  assert.deepEqual(await update((picture) => drawn(picture, {quality: 70})), []);
  assert.deepEqual(
    names.map((name) => fs.readFileSync(path.join(dir, name))),
    bytes,
  );
  assert.equal(fs.readFileSync(record, 'utf8'), now);

  fs.writeFileSync(record, old);
  const address = picturesHash(dir, names);
  const [thumbnail = ''] = names.filter((name) => name.endsWith('thumbnail.webp'));
  fs.writeFileSync(path.join(dir, path.dirname(thumbnail), 'left-over.webp'), '');
  assert.deepEqual(await update((picture) => drawn(picture, {x: picture.file === thumbnail ? 5 : 0})), [thumbnail]);
  assert.notEqual(picturesHash(dir, names), address, 'a browser that has the old one asks again');
  assert.deepEqual(fs.readdirSync(path.join(dir, path.dirname(thumbnail))).sort(), names.map((name) => path.basename(name)).sort());
});

test('the record of a demo follows its code, and names the packages that it imports', async () => {
  const [demo] = (await readDemos(PROJECT, ['circle'])).demos;
  assert.ok(demo);
  const read = (each: Demo) => JSON.parse(recordOf(PROJECT, each)) as {inputs: string; verified: Record<string, string>};
  assert.deepEqual(Object.keys(read(demo).verified), ['@remotion/shapes', 'remotion']);
  const fade = {...demo, code: {...demo.code, imports: ['react', '@remotion/transitions/fade']}};
  assert.deepEqual(Object.keys(read(fade).verified), ['@remotion/transitions', 'remotion']);
  assert.equal(read(fade).inputs, read(demo).inputs);
  assert.notEqual(read({...demo, source: `${demo.source} `}).inputs, read(demo).inputs);
});

test('another version alone is no finding; the checks say how to compare the pictures', async (t) => {
  // Inside the project, since the demo's files import its packages.
  const cache = path.join(PROJECT, 'node_modules/.cache');
  fs.mkdirSync(cache, {recursive: true});
  const dir = fs.mkdtempSync(path.join(cache, 'pictures-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  for (const name of ['demos/lib', 'demos/circle', 'static/img/demos/circle', 'package.json'])
    fs.cpSync(path.join(PROJECT, name), path.join(dir, name), {recursive: true});
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(path.join(dir, 'docs/page.mdx'), '<Demo id="circle" />\n');
  const record = path.join(dir, recordFile('circle'));
  fs.writeFileSync(record, fs.readFileSync(record, 'utf8').replaceAll(/"4\.0\.\d+"/g, '"4.0.1"'));
  const {looked, findings} = await demosCheck.run(readCorpus(dir));
  assert.deepEqual(findings, []);
  assert.match(looked, /the pictures of 1 were last compared with other packages, which npm run posters does anew$/);

  const fixture = path.join(__dirname, '../fixtures/strips');
  const corpus = readCorpus(fixture);
  assert.match(
    (await stripsCheck.run(judging(corpus, ['docs/strips.mdx']))).looked,
    /1 were last compared with other packages, which npm run strips does anew$/,
  );
});

test('a strip is verified with the packages that its sample imports', (t) => {
  const dir = folder(t);
  fs.mkdirSync(path.join(dir, 'data'));
  const corpus = readCorpus(path.join(__dirname, '../fixtures/strips'));
  const [strip] = corpus.pages.flatMap((page) => stripsOf(corpus.dir, page)).filter(isStrip);
  assert.ok(strip);
  const name = path.basename(strip.picture.file);
  assert.equal(isStripVerified(readStripsRecord(dir), strip), false);
  writeStripsRecord(dir, {[name]: {remotion: documentedVersion}, 'another.webp': {remotion: '4.0.1'}});
  assert.equal(isStripVerified(readStripsRecord(dir), strip), true);
  writeStripsRecord(dir, {[name]: {remotion: '4.0.2'}});
  assert.equal(isStripVerified(readStripsRecord(dir), strip), false);
  fs.writeFileSync(path.join(dir, 'data/strips.json'), '[]');
  assert.throws(() => readStripsRecord(dir), /data\/strips\.json cannot be used; remove it/);
});
