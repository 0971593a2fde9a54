import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {anchorOf, GLOSSARY_FILE, readGlossary} from '../../core/data/glossary';
import {routeOfId} from './route';

/** Collects the words of data/glossary.yml, in the order of the alphabet, for `<Glossary />`; remark.ts explains them where guides use them. */
export default function glossary({siteDir}: LoadContext): Plugin {
  const dir = path.resolve(siteDir);
  return {
    name: 'glossary',
    getPathsToWatch: () => [path.join(dir, GLOSSARY_FILE)],
    async contentLoaded({actions: {createData}}) {
      const words = readGlossary(dir)
        .map((entry) => ({id: anchorOf(entry), term: entry.term, text: entry.text, ...(entry.page ? {more: routeOfId(dir, entry.page)} : {})}))
        .sort((a, b) => a.term.localeCompare(b.term, 'en'));
      await createData('words.json', words);
    },
  };
}
