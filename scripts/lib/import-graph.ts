import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(__dirname, '../..');
const CONFIG = path.join(PROJECT, '.dependency-cruiser.mjs');

/** Where code stands, from the ground up; the configuration says which of them may import which. */
const PLACES = ['demos', 'data', 'core', 'src', 'plugins', 'sidebars', 'sidebars.ts', 'config', 'docusaurus.config.ts', 'checks', 'probes', 'scripts', 'tests'];

type Cruised = {
  modules: {source: string; dependencies: {resolved: string}[]}[];
  summary: {violations: {from: string; to: string; rule: {name: string}; comment?: string}[]; ruleSetUsed: {forbidden: {name: string; comment: string}[]}};
};

export type ImportGraph = {
  /** How many files were read. */
  files: number;
  /** How many imports lead from one folder to another, by `from → to`. */
  arrows: Map<string, number>;
  /** A line for each import that leads upward or closes a circle, with what to do about it. */
  violations: string[];
};

/**
 * Reads the imports of all code, types included.
 * @param dir the project, or a folder of the same shape
 * @throws Error when dependency-cruiser cannot read it
 */
export function readImportGraph(dir: string = PROJECT): ImportGraph {
  const places = PLACES.filter((place) => fs.existsSync(path.join(dir, place)));
  const bin = path.join(PROJECT, 'node_modules/.bin/depcruise');
  const {stdout, stderr} = spawnSync(bin, ['--config', CONFIG, '--output-type', 'json', ...places], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser could not read the imports: ${stderr}`);
  const {modules, summary} = JSON.parse(stdout) as Cruised;
  const arrows = new Map<string, number>();
  for (const {source, dependencies} of modules)
    for (const {resolved} of dependencies) {
      const arrow = `${placeOf(source)} → ${placeOf(resolved)}`;
      if (placeOf(source) !== placeOf(resolved)) arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
    }
  const reasons = new Map(summary.ruleSetUsed.forbidden.map(({name, comment}) => [name, comment]));
  const violations = summary.violations.map(({from, to, rule}) => `${from} → ${to}  ${rule.name}\n    → ${reasons.get(rule.name) ?? ''}`);
  return {files: modules.length, arrows, violations};
}

/** The rooms of core count one by one, other folders as a whole. */
function placeOf(file: string): string {
  const [top = '', room = ''] = file.split('/');
  return top === 'core' ? `core/${room}` : top;
}
