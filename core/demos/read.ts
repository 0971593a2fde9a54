import fs from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import type {ZodError} from 'zod';
import type {ControlSchema} from '../../demos/lib/controls';
import {metaSchema, type DemoMeta} from '../../demos/lib/demo-meta';
import {readComponent, type ComponentCode} from './defaults';
import type {NamedControl} from '../../demos/lib/controls';

export type Demo = {
  id: string;
  meta: DemoMeta;
  /** Name of the component, and of its file without the extension. */
  component: string;
  source: string;
  code: ComponentCode;
  controls: NamedControl[];
};

/** What is wrong with a demo, where, and how to fix it, in the shape of a finding of the checks. */
export type DemoProblem = {file: string; line: number; message: string; fix: string};

const FOLDER = 'demos';
/** Parameters that the URL of a shared demo already uses. */
const RESERVED = new Set(['demo', 'frame']);

/** The ids of all demos: the folders below demos/ that hold a meta.ts. */
export function demoIds(dir: string): string[] {
  const folder = path.join(dir, FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((id) => fs.existsSync(path.join(folder, id, 'meta.ts')))
    .sort();
}

/**
 * Reads the demos of a project; those with a problem are left out and reported.
 * @param only the ids of those to read; all if not given
 */
export async function readDemos(dir: string, only?: string[]): Promise<{demos: Demo[]; problems: DemoProblem[]}> {
  // Without a module cache, so that a changed file is read again while `npm start` runs.
  const jiti = createJiti(__filename, {moduleCache: false});
  const read = await Promise.all(
    demoIds(dir)
      .filter((id) => !only || only.includes(id))
      .map((id) => readDemo(dir, id, (file) => jiti.import(file))),
  );
  return {demos: read.flatMap(({demo}) => (demo ? [demo] : [])), problems: read.flatMap(({problems}) => problems)};
}

type Import = (file: string) => Promise<unknown>;

/** What one demo says about itself; undefined when that is invalid, which {@link readDemos} reports. */
export async function readDemoMeta(dir: string, id: string): Promise<DemoMeta | undefined> {
  const jiti = createJiti(__filename, {moduleCache: false});
  return readMeta(await jiti.import(path.join(dir, FOLDER, id, 'meta.ts'))).value;
}

async function readDemo(dir: string, id: string, load: Import): Promise<{demo?: Demo; problems: DemoProblem[]}> {
  const folder = path.join(dir, FOLDER, id);
  const problems: DemoProblem[] = [];
  const complain = (name: string, message: string, fix: string, line = 1) => problems.push({file: `${FOLDER}/${id}/${name}`, line, message, fix});

  const modules = await Promise.all([readModule(load, folder, 'meta.ts', complain), readModule(load, folder, 'controls.ts', complain)]);
  // What else is wrong may follow from a file that cannot be read.
  if (problems.length > 0) return {problems};
  const meta = readMeta(modules[0]);
  for (const {field, message} of meta.errors) complain('meta.ts', `${field}: ${message}`, `Fix ${field}; demos/lib/demo-meta.ts describes it.`);

  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  const [file = ''] = files;
  if (files.length !== 1) {
    complain('', `The folder holds ${files.length} components.`, 'Keep one, in a file of the same name: Spring.tsx exports Spring.');
    return {problems};
  }
  const component = file.replace(/\.tsx$/, '');
  const source = fs.readFileSync(path.join(folder, file), 'utf8');
  const code = readComponent(component, source);
  if (code.error) {
    complain(file, `The code cannot be parsed: ${code.error.message}`, 'Fix the syntax.', code.error.line);
    return {problems};
  }
  if (code.exports.join() !== component)
    complain(file, `It exports ${code.exports.join(', ') || 'nothing'}.`, `Export the component ${component} and nothing else: readers paste the whole file.`);

  const schemas = readControls(modules[1]);
  const controls = Object.entries(schemas).flatMap(([name, schema]): NamedControl[] => {
    const found = code.defaults.find((candidate) => candidate.name === name);
    if (RESERVED.has(name)) complain('controls.ts', `${name} is reserved for the page’s URL.`, 'Give the prop another name.');
    if (!found) {
      complain('controls.ts', `${component} has no default for ${name}.`, `Write a literal: ({${name} = …}) => in ${file}.`);
      return [];
    }
    const line = source.slice(0, found.start).split('\n').length;
    const read = schema.safeParse(found.value);
    if (!read.success)
      complain(
        file,
        `The default of ${name} is not allowed by its control: ${firstIssue(read.error)}.`,
        'Fix the default, or the control in controls.ts.',
        line,
      );
    return [{...schema.control, name, default: found.value}];
  });
  const {variants} = meta.value ?? {};
  if (variants !== undefined && controls.find(({name}) => name === variants)?.kind !== 'choice')
    complain('meta.ts', `variants: ${variants} is not a choice in controls.ts.`, 'Name a choice, or remove variants.');
  return problems.length > 0 || !meta.value ? {problems} : {demo: {id, meta: meta.value, component, source, code, controls}, problems};
}

type Complain = (name: string, message: string, fix: string, line?: number) => void;

/** What a file of a demo exports; nothing where there is no such file, or one that does not run. */
async function readModule(load: Import, folder: string, name: string, complain: Complain): Promise<unknown> {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) return {};
  try {
    return await load(file);
  } catch (error) {
    const {message} = error as Error;
    const line = /\((\d+):\d+\)|:(\d+):\d+/.exec(message);
    const [, first = ''] = /^(?:ParseError: |[\w]*Error: )?([^\n]*)/.exec(message) ?? [];
    complain(name, `The file cannot be run: ${first.trim()}`, 'Fix the syntax, or the name of what it imports.', Number(line?.[1] ?? line?.[2] ?? 1));
    return {};
  }
}

function readMeta(module: unknown): {value?: DemoMeta; errors: {field: string; message: string}[]} {
  const {meta} = module as {meta?: unknown};
  const read = metaSchema.safeParse(meta);
  if (!read.success) return {errors: read.error.issues.map((issue) => ({field: issue.path.join('.') || 'meta', message: issue.message}))};
  const {data} = read;
  const last = data.durationInFrames - 1;
  const errors = [data.poster, ...data.strip]
    .filter((frame) => frame > last)
    .map((frame) => ({field: 'poster or strip', message: `frame ${frame} is past the last one, ${last}`}));
  return {value: data, errors};
}

const readControls = (module: unknown): Record<string, ControlSchema> => (module as {controls?: {shape: Record<string, ControlSchema>}}).controls?.shape ?? {};

const firstIssue = ({issues}: ZodError) => issues[0]?.message ?? 'unknown';
