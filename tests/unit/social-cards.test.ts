import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {card} from '../../plugins/social-cards/card';
import {drawCached} from '../../plugins/social-cards/draw';
import {readPage} from '../../plugins/social-cards/read-page';
import {cardPath} from '../../src/lib/card-path';

const ORIGIN = 'https://example.com/kit/';
const page = (image: string) => `<html><head>
<meta data-rh="true" property="og:image" content="${image}"><meta property="og:title" content="&lt;Sequence&gt; | Remotion">
<meta name="description" content="Shows its children for a stretch of the timeline."><link rel="canonical" href="${ORIGIN}docs/sequence">
</head><body></body></html>`;

test('a page is read by what it says of itself', () => {
  assert.deepEqual(readPage(page(`${ORIGIN}img/cards/docs-sequence.png`), ORIGIN), {
    card: 'img/cards/docs-sequence.png',
    title: '<Sequence>',
    description: 'Shows its children for a stretch of the timeline.',
    path: '/docs/sequence',
  });
  assert.equal(readPage(page('https://example.com/kit/img/other.png'), ORIGIN), undefined);
});

test('each path has a card of its own, with or without a base path', () => {
  assert.equal(cardPath('/', '/'), 'img/cards/home.png');
  assert.equal(cardPath('/kit/docs/player/', '/kit/'), 'img/cards/docs-player.png');
});

test('a card is drawn once; a changed title is drawn anew', async (t) => {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  t.after(() => fs.rmSync(cache, {recursive: true}));
  const shared = {card: 'x.png', title: 'A title that is longer than a line can hold', description: 'Words. '.repeat(40), path: '/docs/x'};
  const first = await drawCached(card(shared), cache);
  const again = await drawCached(card(shared), cache);
  const other = await drawCached(card({...shared, title: 'spring()'}), cache);
  assert.deepEqual([first.isNew, again.isNew, other.isNew], [true, false, true]);
  assert.deepEqual([first.png.readUInt32BE(16), first.png.readUInt32BE(20)], [1200, 630]);
  assert.ok(first.png.equals(again.png));
});
