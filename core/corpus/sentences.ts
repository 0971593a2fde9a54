import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

/** A sentence of a paragraph or a table cell. */
export type Sentence = {
  line: number;
  /** As a reader sees it, with its code in backticks. */
  text: string;
  /** Without its code. */
  prose: string;
  /** The names, commands, flags and paths that it has in code, each without its brackets or dashes. */
  subjects: string[];
};

/** A name, a tag, a call, a flag or a path; sentences, values and pairs of key and value name no subject. */
const SUBJECT = /^<?(?:--|@|\/)?([a-z][\w./-]{2,})(?:\(.*\)|[ /]*>)?$/i;
const VALUES = ['true', 'false', 'null', 'undefined'];

/** The sentences of a page, in their order. */
export const sentencesOf = perPage((page: Page): Sentence[] => {
  const found: Sentence[] = [];
  visit(page.tree, ['paragraph', 'tableCell'], (node) => {
    found.push(...sentencesIn(node).map((sentence) => ({...sentence, line: node.position?.start.line ?? 1})));
  });
  return found;
});

/** What code in a sentence is about: 'staticFile' of `staticFile()`, 'crf' of `--crf`; undefined for values. */
export function subjectOfCode(code: string): string | undefined {
  const subject = SUBJECT.exec(code)?.[1];
  return subject && VALUES.includes(subject) ? undefined : subject;
}

function sentencesIn(block: Nodes): Omit<Sentence, 'line'>[] {
  const sentences = [{text: '', prose: '', subjects: new Set<string>()}];
  const walk = (node: Nodes): void => {
    const last = sentences.at(-1)!;
    if (node.type === 'inlineCode') {
      const subject = subjectOfCode(node.value);
      if (subject) last.subjects.add(subject);
      last.text += `\`${node.value}\``;
    } else if (node.type === 'text') {
      const [rest = '', ...others] = node.value.split(/(?<=[.!?;])\s+/);
      last.text += rest;
      last.prose += rest;
      sentences.push(...others.map((text) => ({text, prose: text, subjects: new Set<string>()})));
    } else if ('children' in node) node.children.forEach(walk);
  };
  walk(block);
  return sentences.map(({subjects, ...sentence}) => ({...sentence, subjects: [...subjects]}));
}
