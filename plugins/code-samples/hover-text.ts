import ts from 'typescript';
import type {HoverText} from '../../src/lib/page-hovers';

const MAX_LENGTH = 300;

/** A type that is empty, `any`, or only the name. */
const EMPTY = /^$|[:=] any$|^(?:import|interface|class|enum|namespace|module) \S+$/;

/** Turns an editor's quick info into a text for readers; undefined when the type says nothing. */
export function hoverText({displayParts, documentation, tags}: ts.QuickInfo): HoverText | undefined {
  const type = shorten(withoutNoise(ts.displayPartsToString(displayParts)));
  if (EMPTY.test(type)) return undefined;
  const description = tags?.find(({name}) => name === 'description')?.text;
  const sentence = firstSentence(ts.displayPartsToString(documentation) || ts.displayPartsToString(description));
  return sentence ? [type, sentence] : [type];
}

/** A list of destructured parameters, which is often longer than their type: `{ codec, crf, serveUrl, … }: RenderMediaOptions`. */
const DESTRUCTURED = /\{ (?:(?:\.\.\.)?\w+(?:: \w+)?,? )+\}(?=: )/g;

const withoutNoise = (type: string): string =>
  type
    .replace(/\nimport .*$/, '')
    .replace(/^\(alias\) /, '')
    .replace(/import\("[^"]+"\)\.|\bReact\./g, '')
    .replace(/(?<=\bimport\(")\/[^"]+/g, moduleName)
    .replace(DESTRUCTURED, (pattern) => (pattern.length > 40 ? '{ … }' : pattern))
    .replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));

/** A module as code names it, instead of the path that it has on the machine that builds the site. */
const moduleName = (file: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? `./${file.replace(/.*\.mdx\/\d+\/(?:src\/)?|.*\//, '')}`;

/** The first sentence of a JSDoc text, without its markup; empty when there is none. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const plain = paragraph
    .replace(/\{@link\s+([^}|\s]+)(?:[\s|]+([^}]+))?\}/g, (_, target: string, label?: string) => label ?? target)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
  return shorten(/^.*?(?<!\b(?:e\.g|i\.e|vs|etc))[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain);
}

const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text);
