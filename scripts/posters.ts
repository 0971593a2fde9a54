import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {findBrowser} from './lib/browser';

type Picture = {composition: string; frame: number; scale: number; output: string; imageFormat: 'webp' | 'png'};

const STRIP_FRAMES = [6, 20, 34, 52, 84];

const PICTURES: Picture[] = [
  ...STRIP_FRAMES.map((frame, index): Picture => ({
    composition: 'intro',
    frame,
    scale: 0.375,
    output: `static/img/intro/${index + 1}.webp`,
    imageFormat: 'webp',
  })),
  {composition: 'social-card', frame: 0, scale: 1, output: 'static/img/social-card.png', imageFormat: 'png'},
];

/** Renders the site's pictures from `demos/` with the toolkit itself; the results are committed. */
async function renderPosters(): Promise<void> {
  const project = path.join(__dirname, '..');
  const browserExecutable = findBrowser();
  const serveUrl = await bundle({entryPoint: path.join(project, 'demos/index.tsx'), onProgress: () => undefined});
  const browser = await openBrowser('chrome', {browserExecutable});
  try {
    for (const {composition: id, output, ...still} of PICTURES) {
      const composition = await selectComposition({serveUrl, id, puppeteerInstance: browser, browserExecutable});
      await renderStill({...still, composition, serveUrl, output: path.join(project, output), puppeteerInstance: browser, browserExecutable});
      console.log(output);
    }
  } finally {
    await browser.close({silent: true});
  }
}

void renderPosters();
