import fs from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {hostsFolder} from '../plugins/hosting/published';
import {billOfMaterials} from './lib/bill-of-materials';
import {writeDocsPackage} from './lib/docs-package';
import {keepAssets, readKeep} from './lib/kept-assets';
import {precompress} from './lib/precompress';

const PROJECT = path.join(__dirname, '..');

/** Completes a build with the hashed files of earlier builds (--keep 3) and a compressed copy of each text, writes the documentation as a package, and says what the site is made of. Runs after the framework, since it needs every file. */
async function finishBuild(words: string[]): Promise<void> {
  const folder = path.join(PROJECT, valueOf(words, '--out-dir') ?? 'build');
  const added = keepAssets(folder, path.join(PROJECT, '.cache/kept-assets'), site.url + site.baseUrl, readKeep(words));
  const bill = billOfMaterials(PROJECT, 'remotion-site');
  fs.mkdirSync(hostsFolder(folder), {recursive: true});
  fs.writeFileSync(path.join(hostsFolder(folder), 'sbom.json'), bill.text);
  const docs = writeDocsPackage(PROJECT, folder, site.url + site.baseUrl);
  const started = Date.now();
  const {files, cached, before, after} = await precompress(folder, path.join(PROJECT, 'node_modules/.cache/precompressed'));
  console.log(
    `build: ${added} files of earlier builds kept; ${files} texts compressed from ${megabytes(before)} to ${megabytes(after)} in ${((Date.now() - started) / 1000).toFixed(1)} s, ${cached} of them from the cache; ${bill.components} packages in sbom.json; ${docs.pages} pages in docs-package.tgz, ${megabytes(docs.bytes)}`,
  );
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const valueOf = (words: string[], name: string): string | undefined => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? '') : undefined);

finishBuild(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
