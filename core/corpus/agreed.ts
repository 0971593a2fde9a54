import fs from 'node:fs';
import path from 'node:path';
import type {Mark} from './marks';

/** What proves a sentence: a probe or an outside fact. */
export type Evidence = {name: string; claim?: string};

/** Claims, and the sentences that say the same, by page, as somebody has read them side by side. */
export type Agreed = Record<string, {claim: string; sentences: Record<string, string[]>}>;

/** The files that record what has been agreed on. */
export const AGREED = {probe: 'probes/sentences.json', source: 'data/outside-sentences.json'} as const;

/** @returns what has been agreed on in a project; empty where nothing has */
export function readAgreed(dir: string, name: string): Agreed {
  const file = path.join(dir, name);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Agreed) : {};
}

/** What is claimed, and pages say, at present. */
export function agreementOf(evidence: readonly Evidence[], marks: readonly Mark[]): Agreed {
  const named = evidence.map(({name, claim = ''}) => [name, claim, marks.filter((mark) => mark.name === name)] as const);
  return Object.fromEntries(named.filter(([, , said]) => said.length > 0).map(([name, claim, said]) => [name, {claim, sentences: byPage(said)}] as const));
}

function byPage(marks: readonly Mark[]): Record<string, string[]> {
  const pages = [...new Set(marks.map(({file}) => file))].sort();
  return Object.fromEntries(pages.map((page) => [page, marks.filter(({file}) => file === page).map(({sentence}) => sentence)]));
}

/** Whether a sentence was read beside the claim that is made now. */
export const isAgreed = (agreed: Agreed, {name, file, sentence}: Mark, claim: string): boolean =>
  agreed[name]?.claim === claim && (agreed[name].sentences[file]?.includes(sentence) ?? false);

/** What has been agreed on, without what no page says any more. */
export function stillSaid(agreed: Agreed, marks: readonly Mark[]): Agreed {
  const pagesOf = (name: string, sentences: Record<string, string[]>) =>
    Object.entries(sentences).filter(([page]) => marks.some((mark) => mark.name === name && mark.file === page));
  const entries = Object.entries(agreed).map(([name, {claim, sentences}]) => [name, {claim, sentences: Object.fromEntries(pagesOf(name, sentences))}] as const);
  return Object.fromEntries(entries.filter(([, {sentences}]) => Object.keys(sentences).length > 0));
}

/** Writes it in the order of the names, so that a change is easy to read. */
export function writeAgreed(dir: string, name: string, agreed: Agreed): void {
  const inOrder = Object.fromEntries(Object.entries(agreed).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(path.join(dir, name), `${JSON.stringify(inOrder, null, 2)}\n`);
}
