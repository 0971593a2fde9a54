import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPublished} from '../../core/corpus/corpus';
import {firstReleases, releasesOf} from '../../core/data/releases';

/** Collects what each release was the first to have, for `<ReleaseList />`, and the first release of each address, for results of the search. */
export default function releases({siteDir}: LoadContext): Plugin {
  return {
    name: 'releases',
    async contentLoaded({actions: {createData}}) {
      const pages = readPublished(path.resolve(siteDir)).filter(({root, source}) => root === 'docs' && source.includes('<AvailableFrom'));
      const all = releasesOf(pages);
      await createData('all.json', all);
      await createData('by-address.json', Object.fromEntries(firstReleases(all)));
    },
  };
}
