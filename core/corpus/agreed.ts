import fs from 'node:fs';
import path from 'node:path';
import type {ProbeFile, ProbeMark} from './probes';

/** The claims of probes, and the sentences that say the same, by page, as somebody has read them side by side. */
export type Agreed = Record<string, {claim: string; sentences: Record<string, string[]>}>;

export const AGREED_FILE = 'probes/sentences.json';

/** @returns what has been agreed on in a project; empty where nothing has */
export function readAgreed(dir: string): Agreed {
  const file = path.join(dir, AGREED_FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Agreed) : {};
}

/** What probes claim and pages say at present. */
export function agreementOf(probes: readonly ProbeFile[], marks: readonly ProbeMark[]): Agreed {
  const named = probes.map(({name, claim = ''}) => [name, claim, marks.filter((mark) => mark.name === name)] as const);
  return Object.fromEntries(named.filter(([, , said]) => said.length > 0).map(([name, claim, said]) => [name, {claim, sentences: byPage(said)}] as const));
}

function byPage(marks: readonly ProbeMark[]): Record<string, string[]> {
  const pages = [...new Set(marks.map(({file}) => file))].sort();
  return Object.fromEntries(pages.map((page) => [page, marks.filter(({file}) => file === page).map(({sentence}) => sentence)]));
}

/** Whether a sentence was read beside the claim that its probe makes now. */
export const isAgreed = (agreed: Agreed, {name, file, sentence}: ProbeMark, claim: string): boolean =>
  agreed[name]?.claim === claim && (agreed[name].sentences[file]?.includes(sentence) ?? false);

/** What has been agreed on, without what no page says any more. */
export function stillSaid(agreed: Agreed, marks: readonly ProbeMark[]): Agreed {
  const pagesOf = (name: string, sentences: Record<string, string[]>) =>
    Object.entries(sentences).filter(([page]) => marks.some((mark) => mark.name === name && mark.file === page));
  const entries = Object.entries(agreed).map(([name, {claim, sentences}]) => [name, {claim, sentences: Object.fromEntries(pagesOf(name, sentences))}] as const);
  return Object.fromEntries(entries.filter(([, {sentences}]) => Object.keys(sentences).length > 0));
}

/** Writes it in the order of the names, so that a change is easy to read. */
export function writeAgreed(dir: string, agreed: Agreed): void {
  const inOrder = Object.fromEntries(Object.entries(agreed).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(path.join(dir, AGREED_FILE), `${JSON.stringify(inOrder, null, 2)}\n`);
}
