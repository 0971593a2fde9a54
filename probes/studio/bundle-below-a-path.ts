import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

export default inBrowser(
  'A bundle that was made without a public path and is served below /studio/ asks for /bundle.js, stays empty, and leaves a 404 in the console; served at the root, it is loaded.',
  async (stage) => {
    const bundle = setting('bundle');
    const asked: string[] = [];
    const serveAt = (prefix: string) =>
      stage.serve(({url = ''}, response) => {
        const {pathname} = new URL(url, 'http://host/');
        asked.push(pathname);
        const file = path.join(bundle, pathname.slice(prefix.length) || 'index.html');
        if (!pathname.startsWith(prefix) || !fs.existsSync(file)) response.writeHead(404).end();
        else
          response
            .writeHead(200, {'content-type': file.endsWith('.html') ? 'text/html' : file.endsWith('.js') ? 'text/javascript' : ''})
            .end(fs.readFileSync(file));
      });
    /** What the console says, and how much the page shows. */
    const opened = async (prefix: string) => {
      const origin = await serveAt(prefix);
      const page = await stage.page();
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.text()} ${message.location().url}`));
      await page.goto(origin + prefix, {waitUntil: 'networkidle'});
      return {origin, said, page};
    };
    const below = await opened('/studio/');
    assert.ok(asked.includes('/bundle.js'), asked.join(' '));
    assert.ok(
      below.said.some((text) => text.includes('404') && text.endsWith(`${below.origin}/bundle.js`)),
      below.said.join('\n'),
    );
    const isFilled = () => [...document.body.querySelectorAll('div')].some(({childElementCount}) => childElementCount > 0);
    assert.equal(await below.page.evaluate(isFilled), false);
    const isLoaded = () => 'remotion_setBundleMode' in window;
    assert.equal(await below.page.evaluate(isLoaded), false);
    const root = await opened('/');
    await root.page.waitForFunction(isLoaded, undefined, {timeout: 20_000});
    assert.ok(!root.said.some((text) => text.includes('/bundle.js')), root.said.join('\n'));
  },
);
