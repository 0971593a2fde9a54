import fs from 'node:fs';
import path from 'node:path';
import {nearest} from '../core/prose/nearest';
import {CHECKS} from './all';
import type {Check} from './check';

/** What to check: some checks or all, on some files and folders or on the whole project. */
export type Targets = {checks?: string[]; names?: string[]};

/** Where files stand that the checks look at, apart from those at the top of the project. */
const FOLDERS = ['docs', 'blog', 'learn', 'success-stories', 'data', 'demos', 'figures', 'sidebars', 'checks', 'probes', 'src/pages'];

/**
 * Understands what was typed after `npm run check --`: names of checks, files and folders.
 * @throws Error that names the nearest check or file, or says that no check looks at a file
 */
export function readTargets(dir: string, args: string[]): Targets {
  const known = CHECKS.map(({name}) => name);
  const checks = args.filter((arg) => known.includes(arg));
  const names = args.filter((arg) => !known.includes(arg)).map((arg) => nameOf(dir, arg));
  const whole = names.flatMap(wholeDemo);
  for (const name of names) {
    const files = filesIn(dir, [name]);
    if (files.length > 0 && !files.some((file) => CHECKS.some((check) => looksAt(check, file))))
      throw new Error(`No content check looks at ${name}. Types, lint and tests do: run npm run check without a name.`);
  }
  const files = filesIn(dir, names);
  for (const check of files.length > 0 ? CHECKS.filter(({name}) => checks.includes(name)) : [])
    if (!files.some((file) => looksAt(check, file)))
      throw new Error(`The check ${check.name} does not look at ${names.join(', ')}. Name one of the two: npm run check -- ${check.name}.`);
  return {...(checks.length > 0 ? {checks} : {}), ...(names.length > 0 ? {names: [...new Set([...names, ...whole])]} : {})};
}

const looksAt = ({files, decides}: Check, file: string): boolean => !files || files.test(file) || (decides?.test(file) ?? false);

/** The files that names stand for. */
export const filesIn = (dir: string, names: string[]): string[] => names.flatMap((name) => (name.endsWith('/') ? filesBelow(dir, name) : name));

function nameOf(dir: string, arg: string): string {
  const name = path.relative(dir, path.resolve(dir, arg)).split(path.sep).join('/');
  const place = path.join(dir, name);
  if (fs.existsSync(place) && !name.startsWith('..')) return fs.statSync(place).isDirectory() ? `${name}/` : name;
  const kind = arg.startsWith('-') ? 'flag' : /[/.]/.test(arg) ? 'file' : 'check or file';
  const top = fs.readdirSync(dir).filter((file) => /\.(md|ts)$/.test(file));
  const files = [...top, ...FOLDERS.flatMap((folder) => filesBelow(dir, `${folder}/`))];
  const candidates = kind === 'file' ? files : [...CHECKS.map((check) => check.name), ...files];
  throw new Error(
    arg.startsWith('-')
      ? `There is no flag ${arg}: name files, folders or checks, as in npm run check -- docs/sequence.mdx.`
      : `There is no ${kind} ${arg}. Did you mean ${nearest(candidates, arg).join(', ')}?`,
  );
}

/** A demo is one thing: its images are judged with any of its files. */
function wholeDemo(name: string): string[] {
  const [, id] = /^(?:demos|static\/img\/demos)\/([\w-]+)\//.exec(name) ?? [];
  return id && id !== 'lib' ? [`demos/${id}/`, `static/img/demos/${id}/`] : [];
}

function filesBelow(dir: string, folder: string): string[] {
  const place = path.join(dir, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
}
