import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../core/corpus/last-changes';
import {UNLISTED} from '../core/corpus/unlisted';
import {site} from './site';

const PROJECT = path.join(__dirname, '..');

/** The sitemap names for each page the day on which its file last changed, as the history of this repository has it. */
export const sitemap: Exclude<PresetOptions['sitemap'], false | undefined> = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: UNLISTED,
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const days = lastChanges(PROJECT);
    const files = new Map(
      params.routes.flatMap(leaves).flatMap(({path: route, metadata}) => (metadata?.sourceFilePath ? [[site.url + route, metadata.sourceFilePath]] : [])),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({...item, lastmod: days.get(files.get(item.url) ?? '') ?? null}));
  },
};

const leaves = (route: RouteConfig): RouteConfig[] => (route.routes ? route.routes.flatMap(leaves) : [route]);
