import fs from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {PictureRecord} from '../../figures/kit/picture';
import {isPicture, pictureRecord, readPictureRecord} from './picture';
import {WIDTHS, type Canvas} from '../../figures/kit/canvas';
import {metaSchema, type FigureMeta} from '../../figures/kit/figure-meta';

/** A figure with its drawings as HTML: one for a column, one for a phone. A picture of the Studio has none. */
export type Figure = {id: string; meta: FigureMeta; wide: string; narrow: string; picture?: PictureRecord};

/** What is wrong with a figure, where, and how to fix it, in the shape of a finding of the checks. */
export type FigureProblem = {file: string; line: number; message: string; fix: string};

const FOLDER = 'figures';
const KIT = 'kit';

/** The ids of all figures: the folders below figures/, apart from the kit that they are drawn with. */
export function figureIds(dir: string): string[] {
  const folder = path.join(dir, FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((id) => id !== KIT && fs.statSync(path.join(folder, id)).isDirectory())
    .sort();
}

/**
 * Reads the figures of a project and draws them; those with a problem are left out and reported.
 * @param only the ids of those to read; all if not given
 */
export async function readFigures(dir: string, only?: string[]): Promise<{figures: Figure[]; problems: FigureProblem[]}> {
  const ids = figureIds(dir).filter((id) => !only || only.includes(id));
  // A new loader for each run, so that a changed file is read again while `npm start` runs.
  const jiti = createJiti(__filename, {moduleCache: true, jsx: {runtime: 'automatic'}});
  forget(path.join(dir, FOLDER));
  const read = await Promise.all(ids.map((id) => readFigure(dir, id, (file) => jiti.import(file))));
  return {figures: read.flatMap(({figure}) => (figure ? [figure] : [])), problems: read.flatMap(({problems}) => problems)};
}

/** Removes the modules below a folder from the cache that loaders share. */
function forget(folder: string): void {
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder + path.sep)) Reflect.deleteProperty(require.cache, file);
}

async function readFigure(dir: string, id: string, load: (file: string) => Promise<unknown>): Promise<{figure?: Figure; problems: FigureProblem[]}> {
  const problems: FigureProblem[] = [];
  const complain = (name: string, message: string, fix: string) => problems.push({file: `${FOLDER}/${id}/${name}`, line: 1, message, fix});
  const exportOf = async (name: string, key: string): Promise<unknown> => {
    const file = path.join(dir, FOLDER, id, name);
    if (!fs.existsSync(file)) return complain(name, 'The file is missing.', `Write it: it exports ${key}. figures/kit/ has the parts.`);
    try {
      return ((await load(file)) as Record<string, unknown>)[key] ?? complain(name, `It does not export ${key}.`, `Export ${key}.`);
    } catch (error) {
      return complain(name, `The file cannot be run: ${firstLine(error)}`, 'Fix the syntax, or the name of what it imports.');
    }
  };
  const meta = metaSchema.safeParse(await exportOf('meta.ts', 'meta'));
  const picture = isPicture(dir, id) ? readPictureRecord(dir, id) : undefined;
  if (isPicture(dir, id) && !picture) complain(path.basename(pictureRecord(id)), 'The picture has not been taken.', `Run npm run pictures -- ${id}.`);
  const Drawing = isPicture(dir, id) ? undefined : await exportOf('Drawing.tsx', 'Drawing');
  if (problems.length > 0) return {problems};
  if (!meta.success) {
    for (const {path: field, message} of meta.error.issues)
      complain('meta.ts', `${field.join('.') || 'meta'}: ${message}`, 'Fix it; figures/kit/figure-meta.ts describes what is valid.');
    return {problems};
  }
  if (picture) {
    const parts = meta.data.parts?.length ?? 0;
    if (parts !== picture.callouts.length)
      complain(
        'meta.ts',
        `It names ${parts} parts, and the picture has ${picture.callouts.length} numbers.`,
        `Make both equal, then run npm run pictures -- ${id}.`,
      );
    return {figure: {id, meta: meta.data, wide: '', narrow: '', picture}, problems};
  }
  const draw = (width: number) => renderToStaticMarkup(createElement(Drawing as ComponentType<Canvas>, {width}));
  try {
    return {figure: {id, meta: meta.data, wide: draw(WIDTHS.wide), narrow: draw(WIDTHS.narrow)}, problems};
  } catch (error) {
    complain('Drawing.tsx', `It cannot be drawn: ${firstLine(error)}`, 'Fix the drawing.');
    return {problems};
  }
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
