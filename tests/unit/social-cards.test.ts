import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import sharp from 'sharp';
import {drawCached} from '../../plugins/social-cards/draw';
import {readPage} from '../../plugins/social-cards/read-page';
import {cardPath} from '../../src/lib/card-path';

const ORIGIN = 'https://example.com/kit/';
const page = (image: string) => `<html><head>
<meta data-rh="true" property="og:image" content="${image}"><meta property="og:title" content="&lt;Sequence&gt; | Remotion">
<meta name="description" content="Shows its children for a stretch of the timeline."><meta property="og:url" content="${ORIGIN}docs/sequence">
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

test('the poster of its first demo belongs to what a page shows', () => {
  const withDemos = page(`${ORIGIN}img/cards/docs-spring.png`).replace(
    '<body>',
    '<body><img src="/kit/img/demos/spring/780.webp?a8" srcset="/kit/img/demos/spring/780.webp?a8 780w"><img src="/kit/img/demos/fade/780.webp?b9">',
  );
  assert.equal(readPage(withDemos, ORIGIN)?.poster, 'img/demos/spring/780.webp');
});

test('a card is drawn once; a changed title and a changed poster are drawn anew', async (t) => {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  t.after(() => fs.rmSync(cache, {recursive: true}));
  const shared = {card: 'x.png', title: 'A title that is longer than a line can hold', description: 'Words. '.repeat(40), path: '/docs/x'};
  const poster = fs.readFileSync(path.join(__dirname, '../../static/img/demos/spring/780.webp'));
  const first = await drawCached(shared, undefined, cache);
  const again = await drawCached(shared, undefined, cache);
  const other = await drawCached({...shared, title: 'spring()'}, undefined, cache);
  const pictured = await drawCached(shared, poster, cache);
  assert.deepEqual([first.isNew, again.isNew, other.isNew, pictured.isNew], [true, false, true, true]);
  for (const {png} of [first, pictured]) assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  assert.ok(first.png.equals(again.png));
  assert.ok(!first.png.equals(pictured.png));
});

test('no text runs into the logo, however long title and description are', async (t) => {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  t.after(() => fs.rmSync(cache, {recursive: true}));
  const poster = fs.readFileSync(path.join(__dirname, '../../static/img/demos/spring/780.webp'));
  const logoOf = async (title: string, description: string, picture?: Buffer) => {
    const {png} = await drawCached({card: 'x.png', title, description, path: '/docs/x'}, picture, cache);
    return sharp(png).extract({left: 0, top: 530, width: 500, height: 100}).raw().toBuffer();
  };
  const long = 'Create a video project with React Router and render it on your own server or on Lambda';
  for (const picture of [undefined, poster]) {
    const plain = await logoOf('spring()', 'Short.', picture);
    for (const title of ['Internationalization of compositions', long, 'calculateMetadataOnLambdaWithFetchedProps()'])
      assert.ok(plain.equals(await logoOf(title, `${long}. ${long}.`, picture)), `${title}${picture ? ', with a poster' : ''}`);
  }
});
