import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPublished} from '../../core/corpus/corpus';
import {releasesOf} from '../../core/data/releases';

/** Collects what each release was the first to have, for `<ReleaseList />`. */
export default function releases({siteDir}: LoadContext): Plugin {
  return {
    name: 'releases',
    async contentLoaded({actions: {createData}}) {
      const pages = readPublished(path.resolve(siteDir)).filter(({root, source}) => root === 'docs' && source.includes('<AvailableFrom'));
      await createData('all.json', releasesOf(pages));
    },
  };
}
