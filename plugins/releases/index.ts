import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPublished} from '../../core/corpus/corpus';
import {readChanges} from '../../core/data/changes';
import {changesByPage, firstReleases, releasesOf, type Release} from '../../core/data/releases';
import {releaseFeed} from './feed';

/** Where the feed is, below the published folder. */
const FEED = 'docs/releases.json';

/**
 * Collects what each release was the first to have, and what it took away or changed, for `<ReleaseList />` and for readers of feeds;
 * the first release of each address, for results of the search; and what releases changed on each page, for readers of an older one.
 */
export default function releases({siteDir, siteConfig}: LoadContext): Plugin {
  let all: Release[] = [];
  return {
    name: 'releases',
    async contentLoaded({actions: {createData}}) {
      const dir = path.resolve(siteDir);
      const pages = readPublished(dir).filter(({root, frontMatter, source}) => root === 'docs' && (frontMatter.export || source.includes('<AvailableFrom')));
      all = releasesOf(pages, readChanges(dir).changes);
      await createData('all.json', all);
      await createData('by-address.json', Object.fromEntries(firstReleases(all)));
      await createData('changes-by-page.json', changesByPage(all));
    },
    async postBuild({outDir, siteConfig: {url, baseUrl}}) {
      await fs.mkdir(path.join(outDir, path.dirname(FEED)), {recursive: true});
      await fs.writeFile(path.join(outDir, FEED), releaseFeed(all, {root: `${url}${baseUrl}`, file: FEED, title: siteConfig.title}));
    },
  };
}
