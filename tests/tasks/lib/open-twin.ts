import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {readPage} from '../../../core/corpus/corpus';
import {parseFenceMeta} from '../../../core/corpus/fence-meta';
import {routeOf} from '../../../core/corpus/routes';
import {scanFences} from '../../../core/corpus/scan-fences';
import {twinPath} from '../../../src/lib/twin-path';
import {LIST_FILE} from '../../../core/corpus/written-files';
import {opened, type Opener} from './open-page';

const PROJECT = path.join(__dirname, '../../..');
const BUILD = path.join(PROJECT, 'build');

/** The page as an agent reads it: the Markdown of the last build, which it finds in the lists that llms.txt leads to. */
export const openTwin: Opener = (file) => {
  const name = twinPath(routeOf(readPage(PROJECT, file))).slice(1);
  assert.ok(listed().has(name), `${name} is in none of the lists that ${LIST_FILE} leads to.`);
  const text = fs.readFileSync(path.join(BUILD, name), 'utf8');
  const samples = scanFences(text).map(({lang, meta, code}) => ({lang, title: parseFenceMeta(meta).title, code}));
  const installed = [...text.matchAll(/^- npm: `npm i --save-exact ([^`]+)`$/gm)].flatMap(([, words = '']) => words.split(' ').map(withoutVersion));
  return opened(name, {text, samples, installed});
};

const withoutVersion = (word: string): string => word.replace(/(?<=.)@[^@/]+$/, '');

let names: Set<string> | undefined;

/** The files that the lists name, below the published folder. */
function listed(): Set<string> {
  if (!fs.existsSync(path.join(BUILD, LIST_FILE))) throw new Error('build/ holds no site with Markdown: run npm run build first.');
  const pathsIn = (list: string, ending: RegExp) =>
    [...fs.readFileSync(path.join(BUILD, list), 'utf8').matchAll(/\]\((https?:[^)\s]+)\)/g)]
      .map(([, address = '']) => new URL(address).pathname.slice(1))
      .filter((found) => ending.test(found));
  return (names ??= new Set([LIST_FILE, ...pathsIn(LIST_FILE, /llms\.txt$/)].flatMap((list) => pathsIn(list, /\.md$/))));
}
