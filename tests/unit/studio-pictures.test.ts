import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {figures} from '../../checks/figures';
import {readCorpus} from '../../core/corpus/corpus';
import {pictureFile, pictureInputs} from '../../core/figures/picture';
import {cardOf} from '../../plugins/figures';
import {readFigures} from '../../core/figures/read';

const PROJECT = path.join(__dirname, '../..');
const ID = 'render-dialog';

/** A project with one picture, as `npm run pictures` leaves it. */
function projectWithPicture(context: TestContext): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  context.after(() => fs.rmSync(dir, {recursive: true, force: true}));
  const copied = [`figures/${ID}`, 'figures/kit', ...[720, 1440].map((width) => pictureFile(ID, width))];
  for (const name of copied) fs.cpSync(path.join(PROJECT, name), path.join(dir, name), {recursive: true});
  fs.symlinkSync(path.join(PROJECT, 'node_modules'), path.join(dir, 'node_modules'));
  fs.mkdirSync(path.join(dir, 'docs'));
  const page = `---\ntitle: Render\ndescription: How a video is rendered from the dialog of the Studio.\nkind: guide\n---\n\n<Figure id="${ID}" />\n`;
  fs.writeFileSync(path.join(dir, 'docs/render.mdx'), page);
  return dir;
}

const messages = async (dir: string) => (await figures.run(readCorpus(dir))).findings.map(({file, message}) => `${file} ${message}`);

test('a picture is fine until its script, or the project that it shows, changes', async (context) => {
  const dir = projectWithPicture(context);
  assert.deepEqual(await messages(dir), []);
  const before = pictureInputs(dir, ID);
  fs.appendFileSync(path.join(dir, 'figures/kit/studio/src/Root.tsx'), '\n// changed\n');
  assert.notEqual(pictureInputs(dir, ID), before);
  assert.deepEqual(await messages(dir), [`figures/${ID}/picture.ts The picture is older than what it shows.`]);
});

test('a picture without its files, and one with fewer explanations than numbers, are found', async (context) => {
  const dir = projectWithPicture(context);
  fs.rmSync(path.join(dir, pictureFile(ID, 720)));
  assert.deepEqual(await messages(dir), [`figures/${ID}/picture.ts ${pictureFile(ID, 720)} is missing.`]);
  const meta = path.join(dir, `figures/${ID}/meta.ts`);
  fs.writeFileSync(meta, fs.readFileSync(meta, 'utf8').replace(/'What to render',\s*/, ''));
  assert.match((await messages(dir)).join('\n'), /It names 4 parts, and the picture has 5 numbers/);
});

test('a page gets the files, the size and the numbers of a picture', async () => {
  const [figure] = (await readFigures(PROJECT, [ID])).figures;
  assert.ok(figure);
  const {picture} = cardOf(figure);
  assert.equal(picture?.src, `/img/pictures/${ID}-720.webp`);
  assert.deepEqual(
    picture?.callouts.map(({says}) => says),
    figure.meta.parts,
  );
  for (const {x, y} of picture?.callouts ?? []) assert.ok(x >= 0 && x <= 100 && y >= 0 && y <= 100);
});
