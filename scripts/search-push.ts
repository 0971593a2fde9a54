import fs from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {readSynonyms} from '../data/synonyms';
import {hostedRecords} from '../plugins/search/hosted-records';
import {readBuild} from '../plugins/search/read-build';
import {pushSearch, readTarget} from './lib/push-search';

const PROJECT = path.join(__dirname, '..');
const BUILD = path.join(PROJECT, 'build');

/** Sends the records of the last build to a hosted index; with --dry-run it shows them and sends nothing. */
async function main(isDryRun: boolean): Promise<void> {
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) throw new Error('build/ holds no site: run npm run build first.');
  const pages = await readBuild(BUILD, site.baseUrl);
  const records = pages.flatMap((page) => hostedRecords(page, site.url));
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const countOf = (tag: string) => records.filter(({docusaurus_tag: [own]}) => own === tag).length;
  console.log(`${records.length} records of ${pages.length} pages: ${tags.map((tag) => `${countOf(tag)} ${tag}`).join(', ')}`);
  if (isDryRun) {
    const synonyms = Object.keys(readSynonyms(PROJECT)).length;
    console.log(`${synonyms} synonyms; nothing is sent. A record:\n${JSON.stringify(records[Math.floor(records.length / 2)], null, 2)}`);
    return;
  }
  await pushSearch(readTarget(process.env), records, readSynonyms(PROJECT), console.log);
}

main(process.argv.includes('--dry-run')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
