import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './corpus';
import {perPage} from './per-page';

/** What a sentence says with a number: how long, how large, how many, or which version at least. */
export type Quantity = {
  file: string;
  line: number;
  /** What stands in code in that sentence, or the name of the program that has the version. */
  subject: string;
  /** `time` in seconds, `size` in megabytes, `version`, or the unit itself. */
  unit: string;
  value: string;
};

const FACTORS: Record<string, [unit: 'time' | 'size', factor: number]> = {
  ms: ['time', 0.001],
  millisecond: ['time', 0.001],
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  kB: ['size', 0.001],
  MB: ['size', 1],
  GB: ['size', 1000],
  TB: ['size', 1_000_000],
};
const COUNTED = ['object', 'region', 'function', 'thread', 'core', 'request', 'character', 'invocation'];
/** Pixels, frames and percentages are left out: what a page says of them holds for its own example. */
const QUANTITY = new RegExp(`(\\d[\\d,.]*)\\s?(${[...Object.keys(FACTORS), ...COUNTED].join('|')})s?(?![\\w])`, 'g');
const LEAST_VERSION =
  /\b(React|Node\.js|Bun|TypeScript|Next\.js|Zod|Python|macOS|glibc|Vite|webpack) (\d+(?:\.\d+)*) (?:or later|or newer|onward|on(?=[.,;:]|$))/g;
/** A name, a tag, a call, a flag or a path; sentences, values and pairs of key and value name no subject. */
const SUBJECT = /^<?(?:--|@|\/)?([a-z][\w./-]{2,})(?:\(.*\)|[ /]*>)?$/i;
const VALUES = ['true', 'false', 'null', 'undefined'];

/** The quantities on a page, a sentence at a time. */
export const quantitiesOf = perPage((page: Page): Quantity[] => {
  const found: Quantity[] = [];
  visit(page.tree, ['paragraph', 'tableCell'], (node) => {
    for (const sentence of sentencesOf(node))
      found.push(...quantitiesIn(sentence).map((each) => ({...each, file: page.file, line: node.position?.start.line ?? 1})));
  });
  return found;
});

type Sentence = {text: string; code: string[]};

function sentencesOf(block: Nodes): Sentence[] {
  const sentences: Sentence[] = [{text: '', code: []}];
  const walk = (node: Nodes): void => {
    const last = sentences.at(-1)!;
    if (node.type === 'inlineCode') last.code.push(node.value);
    else if (node.type === 'text') {
      const [rest = '', ...others] = node.value.split(/(?<=[.!?;])\s+/);
      last.text += rest;
      sentences.push(...others.map((text) => ({text, code: []})));
    } else if ('children' in node) node.children.forEach(walk);
  };
  walk(block);
  return sentences;
}

function quantitiesIn({text, code}: Sentence): Pick<Quantity, 'subject' | 'unit' | 'value'>[] {
  const subjects = new Set(code.flatMap((each) => SUBJECT.exec(each)?.[1] ?? []).filter((each) => !VALUES.includes(each)));
  const measures = [...text.matchAll(QUANTITY)].flatMap(([, number = '', unit = '']) => {
    const [kind, factor] = FACTORS[unit] ?? [unit, 1];
    const value = String(Number((parseFloat(number.replaceAll(',', '')) * factor).toPrecision(6)));
    return [...subjects].map((subject) => ({subject, unit: kind, value}));
  });
  return [...measures, ...[...text.matchAll(LEAST_VERSION)].map(([, subject = '', value = '']) => ({subject, unit: 'version', value}))];
}
