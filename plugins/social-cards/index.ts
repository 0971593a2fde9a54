import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {settlePages} from '../hosting/settle-pages';
import {drawCached} from './draw';
import {readPage} from './read-page';

/** Draws the image that every built page names as its social card: its text, and the poster of its first demo. */
export default function socialCards({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      await settlePages(outDir, routesPaths, baseUrl);
      const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
      const names = (await fs.readdir(outDir, {recursive: true})).filter((name) => name.endsWith('.html'));
      let drawn = 0;
      let total = 0;
      for (const name of names) {
        const page = readPage(await fs.readFile(path.join(outDir, name), 'utf8'), url + baseUrl);
        if (!page) continue;
        const poster = page.poster && (await fs.readFile(path.join(outDir, page.poster)));
        const {png, isNew} = await drawCached(page, poster || undefined, cacheDir);
        await fs.mkdir(path.dirname(path.join(outDir, page.card)), {recursive: true});
        await fs.writeFile(path.join(outDir, page.card), png);
        total += 1;
        drawn += isNew ? 1 : 0;
      }
      console.log(`social cards: ${total} of ${names.length} pages, ${drawn} newly drawn`);
    },
  };
}
