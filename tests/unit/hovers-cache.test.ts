import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {readPage} from '../../core/corpus/corpus';
import {openHoversCache} from '../../plugins/code-samples/hovers-cache';

const PROJECT = path.join(__dirname, '../..');

/** A folder that holds what the cache looks at, and one page. */
function project(code: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'hovers-'));
  for (const file of ['package-lock.json', 'core', 'plugins']) fs.symlinkSync(path.join(PROJECT, file), path.join(dir, file));
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(path.join(dir, 'docs/a.mdx'), `---\ntitle: A\n---\n\nText.\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  return dir;
}

test('a page is known until one of its samples changes; a change of its prose does not count', async () => {
  const dir = project('export const fps = 30;');
  const cache = await openHoversCache(dir);
  const file = path.join(dir, 'docs/a.mdx');
  const read = () => cache.read(readPage(dir, 'docs/a.mdx'));
  assert.equal(await read(), undefined);

  const hovers = {texts: [], fences: {0: []}, mentions: {}};
  await cache.write(readPage(dir, 'docs/a.mdx'), hovers);
  assert.deepEqual(await read(), hovers);

  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Text.', 'Other text.'));
  assert.deepEqual(await read(), hovers);

  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('30', '60'));
  assert.equal(await read(), undefined);
});

test('a page without types is known to have none', async () => {
  const dir = project('export {};');
  const cache = await openHoversCache(dir);
  await cache.write(readPage(dir, 'docs/a.mdx'), null);
  assert.equal(await cache.read(readPage(dir, 'docs/a.mdx')), null);
});
