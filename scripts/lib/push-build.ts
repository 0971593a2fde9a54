import fs from 'node:fs';
import path from 'node:path';
import type {Synonyms} from '../../core/data/synonyms';
import {hostedRecords} from '../../plugins/search/hosted-records';
import {readBuild} from '../../plugins/search/read-build';
import {pushSearch, readTarget} from './push-search';

type Build = {
  /** Folder of the build. */
  folder: string;
  /** Origin and path under which it is published. */
  site: {url: string; baseUrl: string};
  synonyms: Synonyms;
};

type Options = {
  isDryRun: boolean;
  env: Record<string, string | undefined>;
  log: (line: string) => void;
  /** For tests: where the service is. */
  service?: Parameters<typeof pushSearch>[4];
};

/** Sends the records of a build to a hosted index; a dry run counts them and shows one, and sends nothing. */
export async function pushBuild({folder, site, synonyms}: Build, {isDryRun, env, log, service}: Options): Promise<void> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) throw new Error('There is no site in build/: run npm run build first.');
  const pages = await readBuild(folder, site.baseUrl);
  const records = pages.flatMap((page) => hostedRecords(page, site.url));
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const countOf = (tag: string) => records.filter(({docusaurus_tag: [own]}) => own === tag).length;
  log(`${records.length} records of ${pages.length} pages: ${tags.map((tag) => `${countOf(tag)} ${tag}`).join(', ')}`);
  if (isDryRun) {
    const sample = records[Math.floor(records.length / 2)];
    log(`${Object.keys(synonyms).length} synonyms; nothing is sent. A record:\n${JSON.stringify(sample, null, 2)}`);
  } else await pushSearch(readTarget(env), records, synonyms, log, service);
}
