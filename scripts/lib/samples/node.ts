import fs from 'node:fs';
import path from 'node:path';
import {fencesOf} from '../../../core/corpus/fences';
import {nameOf} from '../../../core/samples/files';
import {importsAlone} from '../../../core/samples/in-node';
import type {NodeWay, Planned} from '../../../core/samples/way';
import {carryOutAll} from '../probe-workers';
import type {OnResult} from './result';
import {placeStandIn, withStandIns} from './stand-ins';
import type {Workshop} from './workshop';

const PROJECT = path.join(__dirname, '../../..');
const WORKER = path.join(__dirname, 'node-worker.ts');
const SECONDS = 30;

export type InNode = Planned & {way: NodeWay};

/** Carries out samples by Node, each in a folder of its own that has what its page says to save there, without a network. */
export async function carryOutInNode(samples: InNode[], {sources, environment, site}: Workshop, onResult: OnResult<InNode>): Promise<void> {
  const tasks = new Map<string, InNode>();
  for (const [index, sample] of samples.entries()) tasks.set(await writeFolder(path.join(sources, `node-${index}`), sample, site.origin), sample);
  await carryOutAll(
    [...tasks.keys()].map((file) => ({file, seconds: SECONDS, needsBrowser: false})),
    environment,
    ({file, problem}) => onResult(tasks.get(file)!, {frames: 0, ...(problem ? {problem} : {})}),
    WORKER,
  );
}

/** @returns the file to be loaded */
async function writeFolder(folder: string, {fence, files, way}: InNode, origin: string): Promise<string> {
  const write = (name: string, code: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), code);
  };
  fs.mkdirSync(path.join(folder, 'public'), {recursive: true});
  const isModule = !/\bmodule\.exports\b/.test(fence.code);
  write('package.json', JSON.stringify(isModule ? {type: 'module'} : {}));
  for (const {lang, meta, code} of fencesOf(PROJECT, fence.page))
    if (meta.title && !/^tsx?$/.test(lang) && !/^package\.json$/.test(meta.title)) write(meta.title, code);
  for (const [name, code] of files)
    write(name, way.how === 'imports loaded in Node' && name === nameOf(fence) ? importsAlone(code) : withStandIns(code, origin));
  if (way.how === 'run in Node') for (const name of mediaNamedIn(fence.code)) await placeStandIn(path.join(folder, name));
  return path.join(folder, nameOf(fence));
}

const mediaNamedIn = (code: string): string[] => [...code.matchAll(/['"`]((?:\.\/)?[\w-]+(?:\/[\w-]+)*\.\w+)['"`]/g)].map(([, name = '']) => name);
