import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsOf, type SearchRecord} from './records';

/** File below the site's root that the search page loads. */
export const RECORDS_FILE = 'search-records.json';

/** Writes what the built pages say into one file, which the search page loads when it is opened. */
export default function search({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',
    async postBuild({outDir, routesPaths}) {
      const pages = await Promise.all(routesPaths.map((route) => readPage(outDir, baseUrl, route)));
      const records: SearchRecord[] = pages.flat().map((record, id) => ({id, ...record}));
      if (records.length === 0) throw new Error('plugins/search found no text in the built pages.');
      await fs.writeFile(path.join(outDir, RECORDS_FILE), JSON.stringify(records));
      console.log(`search: ${records.length} records of ${routesPaths.length} routes`);
    },
  };
}

async function readPage(outDir: string, baseUrl: string, route: string) {
  const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
  const html = await fs.readFile(file, 'utf8').catch(() => '');
  return recordsOf(html, route);
}
