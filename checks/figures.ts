import fs from 'node:fs';
import path from 'node:path';
import type {Corpus} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {MAX_PICTURE_BYTES, pictureFile, pictureInputs, pictureScript, readPictureRecord} from '../core/figures/picture';
import {figureIds, readFigures, type Figure} from '../core/figures/read';
import {figureUses, type FigureUse} from '../core/figures/uses';
import {PICTURE_WIDTHS} from '../figures/kit/picture';
import {nearest} from '../core/prose/nearest';
import {TEXTS, type Check} from './check';

/** Both drawings of a figure, as HTML. Compressed, a page pays about a fifth of it. */
const MAX_BYTES = 32_000;

/** Every figure says what it shows, can be drawn, is light and stands on a page; pages show figures that exist. */
export const figures: Check = {
  name: 'figures',
  rule: 'figures have a text alternative, can be drawn, are light and are shown on a page; pages show figures that exist',
  failsOn: ['figures', /alt: Required/],
  files: new RegExp(`${TEXTS.source}|^figures/`),
  async run(corpus) {
    const {dir} = corpus;
    const ids = figureIds(dir);
    const judged = ids.filter((id) => corpus.isWhole || isAsked(corpus, id));
    const uses = figureUses(corpus);
    const shown = new Set(uses.map(({id}) => id));
    const read = await readFigures(dir, judged);
    return {
      count: ids.length,
      looked: `figures, ${uses.length} times on pages`,
      findings: [
        ...read.problems,
        ...read.figures.flatMap(weightFindings),
        ...read.figures.filter(({picture}) => picture).flatMap(({id}) => pictureFindings(dir, id)),
        ...judged
          .filter((id) => !shown.has(id))
          .map((id) => finding(`figures/${id}/meta.ts`, 1, 'No page shows the figure.', `Put <Figure id="${id}" /> on a page.`)),
        ...uses.flatMap((use, index) => useFindings(use, ids, uses.slice(0, index))),
      ],
    };
  },
};

const isAsked = ({dir, isJudged}: Corpus, id: string): boolean =>
  fs.readdirSync(path.join(dir, 'figures', id)).some((name) => isJudged(`figures/${id}/${name}`));

function useFindings({file, line, id}: FigureUse, ids: string[], before: FigureUse[]): Finding[] {
  if (!ids.includes(id)) return [finding(file, line, `There is no figure "${id}".`, `Similar ids: ${nearest(ids, id).join(', ')}.`)];
  return before.some((other) => other.file === file && other.id === id) ? [finding(file, line, `The figure "${id}" is on this page twice.`, 'Keep one.')] : [];
}

/** A picture that no longer shows what its script and its project say, or whose files are missing or too large. */
function pictureFindings(dir: string, id: string): Finding[] {
  const again = `Run npm run pictures -- ${id}.`;
  if (readPictureRecord(dir, id)?.inputs !== pictureInputs(dir, id)) return [finding(pictureScript(id), 1, 'The picture is older than what it shows.', again)];
  return PICTURE_WIDTHS.flatMap((width) => {
    const file = path.join(dir, pictureFile(id, width));
    const bytes = fs.existsSync(file) ? fs.statSync(file).size : 0;
    if (bytes === 0) return [finding(pictureScript(id), 1, `${pictureFile(id, width)} is missing.`, again)];
    return bytes > MAX_PICTURE_BYTES
      ? [finding(pictureScript(id), 1, `${pictureFile(id, width)} has ${bytes} bytes, ${MAX_PICTURE_BYTES} are allowed.`, 'Show a smaller part of the window.')]
      : [];
  });
}

function weightFindings({id, wide, narrow}: Figure): Finding[] {
  const bytes = wide.length + narrow.length;
  return bytes > MAX_BYTES
    ? [
        finding(
          `figures/${id}/Drawing.tsx`,
          1,
          `The drawing has ${bytes} bytes, ${MAX_BYTES} are allowed.`,
          'Draw less: fewer points, one path instead of many shapes.',
        ),
      ]
    : [];
}
