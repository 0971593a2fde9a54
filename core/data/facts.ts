import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from '../corpus/finding';
import {findingsOf, openDocument} from './document';
import {splitOrigin} from './read';
import {sourced, type Sourced} from '../../data/schema';

/** Files of data/ that say nothing about people, companies, money or terms: what a program measured, and lists of paths and versions. */
const NOT_ABOUT_ANYBODY = ['accessibility.json', 'anchors.json', 'changes.json', 'outside-sentences.json', 'since.json', 'stated-versions.json', 'strips.json'];

/** A top-level key of a file of facts, with where it comes from. */
export type Fact = {file: string; line: number; name: string; from: Sourced};

/** Reads the JSON files of data/ that state facts: each of their top-level keys is an entry, with the keys that say where it comes from. */
export function inspectFacts(dir: string): {facts: Fact[]; findings: Finding[]} {
  const folder = path.join(dir, 'data');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json') && !NOT_ABOUT_ANYBODY.includes(name)) : [];
  const files = names.sort().map((name) => inspectFile(`data/${name}`, fs.readFileSync(path.join(folder, name), 'utf8')));
  return {facts: files.flatMap(({facts}) => facts), findings: files.flatMap(({findings}) => findings)};
}

function inspectFile(file: string, source: string): {facts: Fact[]; findings: Finding[]} {
  const opened = openDocument(file, source);
  if (!('at' in opened)) return {facts: [], findings: [opened]};
  const facts: Fact[] = [];
  const findings = Object.entries(opened.value as Record<string, unknown>).flatMap(([name, value]) => {
    const result = sourced.safeParse(splitOrigin(value).origin);
    if (!result.success) return result.error.issues.flatMap((issue) => findingsOf(issue, sourced.shape, opened.at, [name]));
    facts.push({file, line: opened.at([name], '', '').line, name, from: result.data});
    return [];
  });
  return {facts, findings};
}
