import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {gridFile, gridsOf} from './grids';

/** Writes the pages of each sidebar category into its own file, so that only pages with a `<PageGrid>` load the descriptions of other pages. */
export default function pageGrid(): Plugin {
  return {
    name: 'page-grid',
    async allContentLoaded({allContent, actions: {createData}}) {
      const {loadedVersions = []} = (allContent['docusaurus-plugin-content-docs']?.default ?? {}) as Partial<LoadedContent>;
      const grids = gridsOf(loadedVersions.flatMap(({sidebars, docs}) => Object.entries(sidebars).map(([name, items]) => ({name, items, docs}))));
      for (const [category, pages] of grids) await createData(gridFile(category), JSON.stringify(pages));
    },
  };
}
