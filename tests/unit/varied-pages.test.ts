import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {variedPages} from '../../scripts/lib/varied-pages';

test('few pages are chosen that together hold every kind of element', (t) => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'varied-'));
  t.after(() => fs.rmSync(build, {recursive: true}));
  const pages = {
    '/plain': '<p>One</p>',
    '/same': '<p>Another text, the same kind</p>',
    '/rich': '<p>One</p><button class="play" aria-label="a > b">Play</button>',
    '/other': '<p class=lead>Two</p>',
  };
  for (const [address, html] of Object.entries(pages))
    fs.writeFileSync(path.join(build, `${address}.html`), `<html><head><meta charset="utf-8"></head><body>${html}</body></html>`);
  assert.deepEqual(variedPages(build, Object.keys(pages)), ['/rich', '/other']);
});
