import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRedirects} from '../../core/data/redirects';
import {hostFiles} from './hosts';
import {hashesOfBuild} from './inline-scripts';
import {publishedBy} from './published';
import {redirectPages} from './redirect-pages';
import {hostRules, type Sources} from './rules';

/** Adds to the build what its host needs: security headers, caching and data/redirects.yml, in the formats of the common hosts. */
export default function hosting({siteDir, siteConfig: {url}, baseUrl, i18n}: LoadContext, {sources}: {sources: Sources}): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, routesPaths}) {
      const written = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const redirects = readRedirects(siteDir, written);
      const {folder, baseUrls} = publishedBy(outDir, baseUrl, i18n);
      const {hashes, pages} = await hashesOfBuild(folder);
      const [root = baseUrl] = baseUrls;
      const sections = [...new Set(written.map((route) => route.split('/')[1] ?? ''))].filter((section) => /^[\w-]*$/.test(section)).sort();
      for (const [name, content] of redirectPages(redirects, {url, baseUrl})) await write(path.join(outDir, name), content, name, true);
      const hosting = {rules: hostRules(hashes, sources), redirects, site: {url, baseUrl: root}, baseUrls, sections};
      for (const [name, content] of hostFiles(hosting)) await write(path.join(folder, name), content, name, outDir === folder);
      console.log(`hosting: ${redirects.length} redirects; ${hashes.length} inline scripts in ${pages} pages`);
    },
  };
}

/** @param isNew whether a file of that name is a mistake; the configuration of the hosts is written anew with each further language */
async function write(file: string, content: string, name: string, isNew: boolean): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, content, {flag: isNew ? 'wx' : 'w'}).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new Error(`plugins/hosting: the build already holds ${name}; remove the file or the redirect that would replace it.`)
      : error;
  });
}
