import {componentsOn} from '../corpus/components';
import type {Corpus} from '../corpus/corpus';

/** A page that shows a figure. */
export type FigureUse = {file: string; line: number; id: string};

/** Where figures are shown, in reading order. */
export const figureUses = ({pages, partials}: Corpus): FigureUse[] =>
  [...pages, ...partials]
    // Few pages have a figure, and looking for one is faster than parsing.
    .filter(({source}) => source.includes('<Figure'))
    .flatMap((page) =>
      page.broken ? usesInText(page) : componentsOn(page).flatMap(({file, line, name, props}) => (name === 'Figure' ? [{file, line, id: props.id ?? ''}] : [])),
    );

const usesInText = ({file, source}: {file: string; source: string}): FigureUse[] =>
  [...source.matchAll(/<Figure id="([\w-]+)"/g)].map(([, id = '']) => ({file, line: 1, id}));
