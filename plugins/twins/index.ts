import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFileOf} from '../../core/corpus/page-files';
import type {Demo} from '../../core/demos/read';
import type {Figure} from '../../core/figures/read';
import type {SiteConfiguration} from '../../src/lib/site-configuration';
import {twinPath} from '../../src/lib/twin-path';
import {settlePages} from '../hosting/settle-pages';
import {CHANGES_FILE} from '../../core/corpus/written-files';
import {agentFiles, promptOf} from './agent-files';
import {changesFeed} from './changes-feed';
import {listsOf} from './lists';
import type {Site} from './links';
import {mainThreadSeconds} from './main-thread-seconds';
import {sourcesOf} from './sources';
import {TwinWriter} from './twin';

/**
 * Writes each page of the build as Markdown beside it, for programs that read: documentation and posts from the tree of their MDX, other pages from
 * their main content. Then writes llms.txt, which says what there is and what to read first, the prompt as a file and as a skill,
 * and a feed of the pages that changed last.
 */
export default function twins({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'twins',
    async postBuild({outDir, routesPaths, plugins}) {
      await settlePages(outDir, routesPaths, baseUrl);
      // All that follows runs in one piece, so that the time is its own, and not that of the plugins that work at the same time.
      const started = mainThreadSeconds();
      const routes = routesPaths.filter((route) => !route.endsWith('.html'));
      const site: Site = {url: siteConfig.url, baseUrl, routes: new Set(routes)};
      const configuration = siteConfig.customFields as SiteConfiguration;
      const contents = new Map(plugins.map(({name, content}) => [name, content]));
      const writer = new TwinWriter({
        siteDir,
        site,
        configuration,
        sources: sourcesOf(siteDir, plugins),
        demos: (contents.get('demos') ?? []) as Demo[],
        figures: (contents.get('figures') ?? []) as Figure[],
        docs: (contents.get('docusaurus-plugin-content-docs') ?? {loadedVersions: []}) as DocsContent,
        htmlOf: (route) => textOf(path.join(outDir, builtFileOf(route.slice(baseUrl.length)))),
      });
      let bytes = 0;
      const pages = [];
      for (const route of routes) {
        const twin = writer.twinOf(route);
        if (!twin) continue;
        fs.writeFileSync(path.join(outDir, twinPath(route).slice(baseUrl.length)), twin.text);
        bytes += Buffer.byteLength(twin.text);
        pages.push(twin);
      }
      writer.prune();
      const lists = listsOf(pages, site, writer.version, contents.get('docusaurus-plugin-content-docs') as DocsContent | undefined);
      const prompt = promptOf(siteDir);
      const files = prompt === undefined ? [] : agentFiles(prompt, pages, site, writer.version);
      const publisher = {company: configuration.company, version: writer.version, today: configuration.checkedOn ?? new Date().toISOString().slice(0, 10)};
      const changes = changesFeed(pages, site, publisher, CHANGES_FILE);
      for (const [name, text] of [...lists, ...files, [CHANGES_FILE, changes] as const]) {
        fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
        fs.writeFileSync(path.join(outDir, name), text);
      }
      console.log(
        `twins: ${pages.length} pages as Markdown, ${(bytes / 1e6).toFixed(1)} MB, and ${lists.size} lists of them; ${writer.memory.parsed} pages parsed; ${(mainThreadSeconds() - started).toFixed(1)} s of CPU`,
      );
    },
  };
}

const textOf = (file: string): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
