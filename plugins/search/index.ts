import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSynonyms} from '../../core/data/synonyms';
import {SEARCH_FOLDER} from '../../src/search/files';
import {settlePages} from '../hosting/settle-pages';
import {readBuild} from './read-build';
import {writeIndex} from './write-index';

/** Reads the built pages and writes what the search in the browser fetches. `npm start` searches what the last build wrote. */
export default function search({siteDir, outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',
    getPathsToWatch: () => [path.join(siteDir, 'data/synonyms.yml')],
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const devServer = {static: [{directory: path.join(outDir, SEARCH_FOLDER), publicPath: `${baseUrl}${SEARCH_FOLDER}`}]};
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({routesPaths}) {
      await settlePages(outDir, routesPaths, baseUrl);
      const pages = await readBuild(outDir, baseUrl);
      const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
      if (sections === 0) throw new Error('plugins/search found no text in the built pages.');
      await writeIndex(outDir, pages, readSynonyms(siteDir));
      console.log(`search: ${sections} sections of ${pages.length} pages`);
    },
  };
}
