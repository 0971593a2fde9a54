import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const page = (name: string) => fs.readFileSync(path.join(__dirname, `../../docs/${name}.mdx`), 'utf8');
const headings = (name: string) => [...page(name).matchAll(/^## (.*?)(?: \{#.*)?$/gm)].map(([, title]) => title);

export default inNode(
  'As many ways follow as the pages say: two for a Player in an iframe, three around the rules of autoplay; the code of the webhook is three files.',
  () => {
    assert.match(page('miscellaneous/snippets/player-in-iframe'), /There are two ways: render into the iframe from your React app, or embed a page\./);
    const ways = ['Draw into a frame', 'Embed a page'];
    assert.deepEqual(
      headings('miscellaneous/snippets/player-in-iframe').filter((title) => ways.includes(title!)),
      ways,
    );
    assert.match(page('player/autoplay'), /Choose one of the following three ways instead\.(?: \{\/\*.*)?\n:::/);
    const [first, ...others] = headings('player/autoplay');
    assert.equal(first, 'What happens without a click');
    const three = others.slice(
      0,
      others.findIndex((title) => title!.startsWith('Using the')),
    );
    assert.deepEqual(three, ['Start with a click', 'Start muted and offer the sound', 'Stop when the browser refuses']);
    assert.match(page('recipes/webhook'), /on your own server, these three files do it\./);
    const [, code = ''] = /^## The code\n(.*?)^## /ms.exec(page('recipes/webhook')) ?? [];
    assert.equal(code.match(/^```ts title="/gm)?.length, 3);
  },
);
