import assert from 'node:assert/strict';
import fs from 'node:fs';
import {openPageApp} from '../lib/page-app';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

const FONT = require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2');
const ENTRY = `import {preloadFont, preloadImage, resolveRedirect} from '@remotion/preload';
Object.assign(window, {preloadFont, preloadImage, resolveRedirect});`;

type Preload = {preloadFont(url: string): () => void; preloadImage(url: string): () => void; resolveRedirect(url: string): Promise<string>};

export default inBrowser(
  'In Chromium, an image that may be cached is requested once in all, with no-store twice, under another URL again; a font once, with no-store three times, since its link is not used. Without CORS, nothing is added.',
  async (stage) => {
    const asked: string[] = [];
    const server = await stage.serve(({url = ''}, response) => {
      asked.push(url);
      if (!url.includes('private')) response.setHeader('access-control-allow-origin', '*');
      if (!url.includes('bare')) response.setHeader('cache-control', url.includes('fresh') ? 'no-store' : 'max-age=3600');
      if (url.includes('moved')) response.writeHead(302, {location: '/private/final.png'}).end();
      else if (url.includes('.woff2')) response.setHeader('content-type', 'font/woff2').end(fs.readFileSync(FONT));
      else response.setHeader('content-type', 'image/png').end(onePixelPng);
    });
    const page = await openPageApp(stage, [], ENTRY);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const links = () => page.evaluate(() => document.querySelectorAll('head link[rel=preload]').length);
    /** Preloads a file, waits until its link has been loaded, and counts how often it has been requested in all. */
    const preload = (name: 'preloadFont' | 'preloadImage', url: string) =>
      page.evaluate(
        ([call, src]) =>
          new Promise<void>((resolve) => {
            const watch = new MutationObserver((changes) => {
              for (const {addedNodes} of changes)
                for (const node of addedNodes) if (node instanceof HTMLLinkElement) node.addEventListener('load', () => resolve());
            });
            watch.observe(document.head, {childList: true});
            (window as unknown as Preload)[call](src);
          }),
        [name, url] as ['preloadFont', string],
      );
    const show = (url: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
      }, url);
    const use = (url: string) =>
      page.evaluate(async (src) => {
        await new FontFace('Bistro', `url(${src})`).load();
      }, url);
    const requests = (path: string) => asked.filter((url) => url === path).length;

    for (const [path, times] of [
      ['/kept/a.png', 1],
      ['/fresh/a.png', 2],
    ] as const) {
      await preload('preloadImage', server + path);
      await show(server + path);
      assert.equal(requests(path), times, path);
    }
    await preload('preloadImage', `${server}/bare/a.png`);
    await show(`${server}/bare/a.png`);
    assert.equal(requests('/bare/a.png'), 2);
    await show(`${server}/kept/a.png?v=2`);
    assert.equal(requests('/kept/a.png?v=2'), 1);

    for (const [path, times] of [
      ['/kept/a.woff2', 1],
      ['/fresh/a.woff2', 3],
    ] as const) {
      await preload('preloadFont', server + path);
      assert.equal(await page.evaluate(() => document.fonts.size), 0);
      await use(server + path);
      assert.equal(requests(path), times, path);
    }
    await use(`${server}/kept/a.woff2?v=2`);
    assert.equal(requests('/kept/a.woff2?v=2'), 1);
    const warning = 'is found, but is not used because the request credentials mode does not match.';
    assert.ok(
      said.some((text) => text.startsWith('A preload for ') && text.includes(warning)),
      said.join('\n'),
    );

    const before = await links();
    const call = (name: 'preloadImage', url: string) =>
      page.evaluate(
        ([key, src]) => {
          (window as unknown as Preload)[key](src);
          return new Promise<void>((resolve) => setTimeout(resolve, 300));
        },
        [name, url] as ['preloadImage', string],
      );
    await call('preloadImage', `${server}/private/b.png`);
    assert.ok(
      said.some((text) => text.startsWith('Failed to preload asset')),
      said.join('\n'),
    );
    assert.equal(await links(), before);
    await show(`${server}/private/b.png`);
    const outcome = (url: string) => page.evaluate((src) => (window as unknown as Preload).resolveRedirect(src).then(String, String), url);
    assert.equal(await outcome(`${server}/private/c.png`), 'TypeError: Failed to fetch');
    assert.equal(await outcome(`${server}/moved/c.png`), 'TypeError: Failed to fetch');
    assert.equal(await outcome(`${server}/kept/any.woff2`), `${server}/kept/any.woff2`);
  },
);
