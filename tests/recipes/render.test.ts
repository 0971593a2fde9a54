import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {readDemos} from '../../core/demos/read';
import {findBrowser} from '../../scripts/lib/browser';
import {recipesThatRender, saveRecipes} from './lib/recipes';

const PROJECT = path.join(__dirname, '../..');
const FOLDER = path.join(PROJECT, '.cache/recipes');
const recipes = recipesThatRender(PROJECT);
const browserExecutable = findBrowser();

/** What a reader brings along, by its path below `public`; the sound of the demo stands in for it. */
const READERS_FILES = {'voice.mp3': 'static/demos/waveform/voice.mp3'};

let serveUrl = '';
let browser: Awaited<ReturnType<typeof openBrowser>>;

/** All recipes are one bundle, which takes as long as one of them alone. */
before(async () => {
  assert.ok(recipes.length > 0, 'No page is a recipe that renders.');
  serveUrl = await bundle({entryPoint: saveRecipes(FOLDER, recipes), rootDir: PROJECT, publicDir: path.join(PROJECT, 'static'), onProgress: () => undefined});
  for (const [name, file] of Object.entries(READERS_FILES)) fs.copyFileSync(path.join(PROJECT, file), path.join(serveUrl, 'public', name));
  browser = await openBrowser('chrome', {browserExecutable, logLevel: 'error'});
});

after(async () => {
  await browser.close({silent: true});
  fs.rmSync(FOLDER, {recursive: true, force: true});
  fs.rmSync(serveUrl, {recursive: true, force: true});
});

for (const {name, composition: id, demo} of recipes) {
  test(`${name}: what the page says to paste renders, and its picture changes`, async () => {
    const errors: string[] = [];
    const options = {serveUrl, puppeteerInstance: browser, browserExecutable, logLevel: 'error' as const};
    const onBrowserLog = ({type, text}: {type: string; text: string}) => void (type === 'error' && errors.push(text));
    const composition = await selectComposition({...options, id, onBrowserLog});
    const {demos} = await known;
    const meta = demos.find((one) => one.id === demo)?.meta;
    if (meta) {
      const {width, height, fps, durationInFrames} = composition;
      assert.deepEqual(
        {width, height, fps, durationInFrames},
        {width: meta.width, height: meta.height, fps: meta.fps, durationInFrames: meta.durationInFrames},
        'The page registers the composition as its demo shows it.',
      );
    }
    const frames = [0.2, 0.5, 0.8].map((share) => Math.floor(share * composition.durationInFrames));
    const pictures = new Set<string>();
    for (const frame of frames) {
      const {buffer} = await renderStill({...options, composition, frame, output: null, onBrowserLog});
      pictures.add(
        crypto
          .createHash('sha256')
          .update(buffer ?? '')
          .digest('hex'),
      );
    }
    assert.ok(pictures.size > 1, `Frames ${frames.join(', ')} are all alike.`);
    assert.deepEqual(errors, []);
  });
}

const known = readDemos(PROJECT);
