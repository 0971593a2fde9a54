import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFigures, type Figure} from '../../core/figures/read';
import {pictureFile} from '../../core/figures/picture';
import type {FigureCard} from '../../core/figures/types';
import {PICTURE_WIDTHS, type PictureRecord} from '../../figures/kit/picture';
import {escapeHtml} from '../../src/lib/escape-html';

/** Drawings, among the generated files; hosts take the address of a file that ends in .html for a page. */
const DRAWING = /[\\/]figures[\\/]default[\\/][^\\/]+\.drawing\.txt$/;

/**
 * Draws each folder below figures/. The server writes the drawing into the HTML of the page. The browser's scripts hold neither the drawing nor the
 * code that draws it: they know the address of a file, for readers who come to the page from another one.
 */
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
      await Promise.all(
        content.flatMap((figure) => [
          createData(`${figure.id}.json`, cardOf(figure)),
          createData(`${figure.id}.drawing.txt`, `<div>${figure.wide}</div><div>${figure.narrow}</div>`),
        ]),
      );
    },

    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: DRAWING,
            ...(isServer ? {type: 'asset/source'} : {type: 'asset/resource', generator: {filename: 'assets/figures/[name].[contenthash:8][ext]'}}),
          },
        ],
      },
    }),
  };
}

export const cardOf = ({id, meta, wide, narrow, picture}: Figure): FigureCard => ({
  id,
  title: meta.title,
  alt: meta.alt.replaceAll('`', ''),
  caption: escapeHtml(meta.caption).replace(/`([^`]+)`/g, '<code>$1</code>'),
  shapes: [shapeOf(wide), shapeOf(narrow)],
  ...(picture && {picture: pictureOf(id, picture, meta.parts ?? [])}),
});

function pictureOf(id: string, {width, height, callouts}: PictureRecord, parts: string[]): FigureCard['picture'] {
  const [src, large] = PICTURE_WIDTHS.map((each) => pictureFile(id, each).replace('static/', '/'));
  return {
    src: src ?? '',
    large: large ?? '',
    width: PICTURE_WIDTHS[0],
    height: Math.round((PICTURE_WIDTHS[0] * height) / width),
    callouts: callouts.map(([x, y], index) => ({x, y, says: parts[index] ?? ''})),
  };
}

/** Width to height of a drawing, as CSS writes it. */
const shapeOf = (svg: string): string => (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).join(' / ');
