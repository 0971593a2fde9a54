import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRedirects} from '../../core/data/redirects';
import type {Hosting} from './hosting';
import {hostFiles, publishedFiles} from './hosts';
import {hashesOfBuild} from './inline-scripts';
import {statePolicy} from './missing-page';
import {hostsFolder, publishedBy} from './published';
import {redirectPages} from './redirect-pages';
import {hostRules, type Sources} from './rules';
import {settlePages} from './settle-pages';
import {wellKnownFiles} from './well-known';

export type Options = {
  sources: Sources;
  includesSubdomains: boolean;
  /** The month of the build, such as 2026-11. */
  month: string;
  /** Where a weakness is reported, as a URL. */
  contact: string;
};

/** Adds to the build what its host needs: security headers, caching and data/redirects.yml, in the formats of the common hosts. */
export default function hosting({siteDir, siteConfig: {url}, baseUrl, i18n}: LoadContext, {sources, includesSubdomains, month, contact}: Options): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, routesPaths}) {
      await settlePages(outDir, routesPaths, baseUrl);
      const written = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const redirects = readRedirects(siteDir, written);
      const {folder, baseUrls} = publishedBy(outDir, baseUrl, i18n);
      const [root = baseUrl] = baseUrls;
      for (const [name, content] of redirectPages(redirects, {url, baseUrl})) await write(path.join(outDir, name), content, name, true);
      const {hashes, pages} = await hashesOfBuild(folder);
      const rules = hostRules(hashes, sources, {isSecure: url.startsWith('https:'), includesSubdomains});
      await statePolicy(path.join(outDir, '404.html'), rules);
      const hosting: Hosting = {
        rules,
        redirects,
        site: {url, baseUrl: root},
        baseUrls,
        sections: [...new Set(written.map((route) => route.split('/')[1] ?? ''))].filter((section) => /^[\w-]*$/.test(section)).sort(),
        pages,
        languages: [...new Set(i18n.locales.map((locale) => i18n.localeConfigs[locale]?.htmlLang ?? locale))],
      };
      const isFirst = outDir === folder;
      for (const [name, content] of publishedFiles(hosting)) await write(path.join(folder, name), content, name, isFirst);
      for (const [name, content] of wellKnownFiles(hosting.site, contact, new Date(month))) await write(path.join(folder, name), content, name, isFirst);
      for (const [name, content] of hostFiles(hosting)) await write(path.join(hostsFolder(folder), name), content, name, false);
      console.log(
        `hosting: ${redirects.length} redirects; ${hashes.length} inline scripts in ${pages.length} pages; configuration in ${path.basename(hostsFolder(folder))}/`,
      );
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
