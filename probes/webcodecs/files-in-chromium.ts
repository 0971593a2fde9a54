import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `import {webFsWriter} from '@remotion/webcodecs/web-fs';

const files = {};
window.create = async (id, name, bytes, isFinished) => {
  const writer = (files[id] = await webFsWriter.createContent({filename: name, mimeType: 'video/webm', logLevel: 'error'}));
  await writer.write(new Uint8Array(bytes).fill(7));
  if (isFinished) await writer.finish();
};
window.finish = (id) => files[id].finish();
window.remove = (id) => files[id].remove().then(() => 'removed', (error) => error.name);
window.size = async (id) => (await files[id].getBlob()).size;
window.read = (id) => files[id].getBlob().then((blob) => { files[id].blob = blob; });
window.readAgain = (id) => files[id].blob.arrayBuffer().then(() => 'read', (error) => error.name);
window.list = async () => {
  const sizes = {};
  for await (const [name, handle] of (await navigator.storage.getDirectory()).entries()) {
    if (handle.kind === 'file') sizes[name] = (await handle.getFile()).size;
  }
  return sizes;
};
`;

const NAME = '__remotion_mediaparser:sticker.webm';

export default inBrowser(
  'In Chromium, a file of webFsWriter has bytes only after finish(), and remove() before it does nothing. A finished one stays, also after a reload, until remove() or another of its name; an unfinished one is then empty.',
  async (stage) => {
    const app = async (page: Awaited<ReturnType<typeof openApp>> | undefined) => {
      if (page === undefined) return openApp(stage, APP);
      const scripts = await page.evaluate(() => [...document.scripts].map((script) => script.textContent));
      await page.reload();
      for (const content of scripts) if (content) await page.addScriptTag({content});
      return page;
    };
    let page = await app(undefined);
    await page.evaluate("create('one', 'sticker.webm', 1000, false)");
    assert.equal(await page.evaluate("size('one')"), 0);
    await page.evaluate("remove('one')");
    await page.evaluate("finish('one')");
    assert.equal(await page.evaluate("size('one')"), 1000);

    // A second one of the same name takes its place.
    await page.evaluate("read('one')");
    await page.evaluate("create('two', 'sticker.webm', 300, true)");
    assert.deepEqual(await page.evaluate('list()'), {[NAME]: 300});
    assert.equal(await page.evaluate("readAgain('one')"), 'NotReadableError');
    page = await app(page);
    assert.deepEqual(await page.evaluate('list()'), {[NAME]: 300});

    await page.evaluate("create('three', 'sticker.webm', 50, true)");
    await page.evaluate("remove('three')");
    assert.deepEqual(await page.evaluate('list()'), {});

    // What an aborted conversion leaves: a file that nobody finishes.
    await page.evaluate("create('four', 'sticker.webm', 5000, false)");
    page = await app(page);
    const left = await page.evaluate<Record<string, number>>('list()');
    assert.deepEqual(Object.values(left), [0]);
  },
);
