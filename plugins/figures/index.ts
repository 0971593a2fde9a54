import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFigures, type Figure} from '../../core/figures/read';
import type {FigureCard} from '../../core/figures/types';
import {escapeHtml} from '../../src/lib/escape-html';

/** Draws each folder below figures/, so that readers get an image in the HTML of the page and none of the code that draws it. */
export default function figures({siteDir}: LoadContext): Plugin<Figure[]> {
  return {
    name: 'figures',

    getPathsToWatch: () => [path.join(siteDir, 'figures/**/*.{ts,tsx}')],

    async loadContent() {
      const {figures: found, problems} = await readFigures(siteDir);
      if (problems.length > 0) throw new Error(problems.map(({file, line, message, fix}) => `${file}:${line} ${message} ${fix}`).join('\n'));
      return found;
    },

    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(content.map((figure) => createData(`${figure.id}.json`, cardOf(figure))));
    },
  };
}

export const cardOf = ({id, meta, wide, narrow}: Figure): FigureCard => ({
  id,
  title: meta.title,
  alt: meta.alt.replaceAll('`', ''),
  caption: escapeHtml(meta.caption).replace(/`([^`]+)`/g, '<code>$1</code>'),
  drawings: `<div>${wide}</div><div>${narrow}</div>`,
});
