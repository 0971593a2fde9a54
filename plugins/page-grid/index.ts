import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCorpus} from '../../core/corpus/corpus';
import type {Demo} from '../../core/demos/read';
import type {DemoPicture} from '../../core/demos/types';
import {demoUses} from '../../core/demos/uses';
import {cardOf} from '../demos/card';
import {gridFile, gridsOf} from './grids';

/** Writes the pages of each sidebar category into its own file, so that only pages with a `<PageGrid>` load the descriptions of other pages. */
export default function pageGrid({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-grid',
    async allContentLoaded({allContent, actions: {createData}}) {
      const {loadedVersions = []} = (allContent['docusaurus-plugin-content-docs']?.default ?? {}) as Partial<LoadedContent>;
      const sidebars = loadedVersions.flatMap(({sidebars: all, docs}) => Object.entries(all).map(([name, items]) => ({name, items, docs})));
      const pictures = recipePictures(siteDir, (allContent.demos?.default ?? []) as Demo[]);
      const grids = gridsOf(sidebars, new Map([...pictures].map(([route, picture]) => [`${baseUrl}${route.slice(1)}`, picture])));
      for (const [category, pages] of grids) await createData(gridFile(category), JSON.stringify(pages));
    },
  };
}

/** The demo with which a recipe begins, by the recipe's route. */
function recipePictures(siteDir: string, demos: Demo[]): Map<string, DemoPicture> {
  const corpus = readCorpus(path.resolve(siteDir));
  const recipes = new Set(corpus.pages.filter(({frontMatter}) => frontMatter.kind === 'recipe').map(({file}) => file));
  const pictures = new Map<string, DemoPicture>();
  for (const {route, id} of demoUses(corpus, (file) => recipes.has(file))) {
    const demo = demos.find((one) => one.id === id);
    if (!demo || pictures.has(route)) continue;
    const {width, height, posters, version} = cardOf(siteDir, demo);
    pictures.set(route, {id, width, height, posters, version});
  }
  return pictures;
}
