import type {Page} from '../corpus/corpus';
import {PLAIN_TERMS} from './plain-terms';
import type {Prose} from './prose';

export type Hit = {offset: number; text: string};

/** One rule of the site's voice; the guide for writers says why it exists. */
export type VoiceRule = {
  name: string;
  /** Whether the rule applies to a piece of prose; it always does when absent. */
  appliesTo?: (page: Page, prose: Prose) => boolean;
  /** @param names matches the proper names of the site */
  find: (text: string, names: RegExp) => Hit[];
  message: (hit: string) => string;
  fix: string;
};

const NUMBER = String.raw`\b\d+(?:[.,]\d+)*(?![.,]?\d)`;
const UNIT = String.raw`\b(?:frames?|fps|ms|s|(?:milli)?seconds?|minutes?|hours?|days?|samples?)\b`;

/** "Remotion 3.3", "version 4.0.123", "v4.0.1"; versions of other programs are facts, and allowed. */
const TOOLKIT_VERSION = String.raw`(?<![\w.])(?:Remotion (?:version )?v?\d+\.\d+(?:\.\d+)?|(?:version )?v?(?:4\.0|3\.[0-3])\.\d+)\b`;
const SINCE = '(?:since|from|as of|until|(?:added|available|introduced) (?:in|from|since)|starting (?:from|with))';

const isDocs = (page: Page) => page.root === 'docs';

const matches =
  (pattern: RegExp) =>
  (text: string): Hit[] =>
    [...text.matchAll(pattern)].map((match) => ({offset: match.index, text: match[0]}));

export const VOICE_RULES: VoiceRule[] = [
  {
    name: 'plain-words',
    find: matches(/\b(?:simply|just|easy|easily|powerful|robust|delv(?:e|es|ed|ing)|seamless(?:ly)?|obviously)\b(?!-)/gi),
    message: (hit) => `"${hit}" tells the reader nothing, or that it is their fault when it does not work.`,
    fix: 'Leave it out, or say what is short, fast or strong about it.',
  },
  {
    name: 'no-chatter',
    find: matches(/\b(?:of course|let['’]s|in this (?:article|chapter|guide|page|post|section|tutorial),? (?:we|you)(?: wi|['’])ll)\b/gi),
    message: (hit) => `"${hit}" delays the point.`,
    fix: 'Start with what the reader does or gets.',
  },
  {
    name: 'no-exclamation',
    find: matches(/!/g),
    message: () => 'An exclamation mark: the voice of this site is calm.',
    fix: 'End with a period; an error message that contains one belongs in backticks.',
  },
  {
    name: 'no-hyphen-as-dash',
    find: matches(/(?<=[\p{L})?.,”]) -{1,2} (?=[\p{L}(“])/gu),
    message: () => 'A hyphen is used as a dash.',
    fix: 'Write a colon, a comma or parentheses; a minus belongs in backticks.',
  },
  {
    name: 'sentence-case',
    appliesTo: (_page, {kind}) => kind === 'heading' || kind === 'title',
    find: titleCaseWords,
    message: (hit) => `The heading is in Title Case: ${hit}.`,
    fix: 'Write these words in lower case; code belongs in backticks, a proper name in checks/names.txt.',
  },
  {
    name: 'second-person',
    appliesTo: isDocs,
    find: matches(/\b(?:[Ww]e(?:['’](?:re|ve|ll|d))?|[Oo]urs?|us|[Oo]urselves)\b(?![-\w])/g),
    message: (hit) => `"${hit}": a page of the documentation speaks to its reader.`,
    fix: 'Say "you", or name who does it: Remotion, the renderer, the Player.',
  },
  {
    name: 'no-version-claims',
    appliesTo: (page) => isDocs(page) && page.frontMatter.kind !== 'migration',
    find: matches(new RegExp(String.raw`\b${SINCE} ${TOOLKIT_VERSION}(?! to\b)|${TOOLKIT_VERSION} (?:and|or) (?:later|newer|above|up)\b`, 'gi')),
    message: (hit) => `"${hit}" is a claim that nothing proves.`,
    fix: 'Leave the version out: the availability badge shows it, with evidence.',
  },
  {
    name: 'dated-now',
    appliesTo: (page) => !isDocs(page),
    find: matches(/\b(?:today|nowadays|currently|to this day)\b/gi),
    message: (hit) => `"${hit}" in a post, which keeps its date while time goes on.`,
    fix: 'Say as of when: "as of 4.0.332", "in 2022".',
  },
  {
    name: 'unit-apart',
    find: matches(/(?<![\w.,-])\d+(?:[.,]\d+)*(?:fps|frames?|ms|(?:milli)?seconds?|secs?|px|[kKMG]B)\b|(?<![\w.,-])\d{1,3}(?:\.\d+)?s\b/g),
    message: (hit) => `"${hit}": a number and its unit are two words.`,
    fix: 'Put a space between them; code and quoted output belong in backticks.',
  },
  {
    name: 'unit-named',
    find: matches(new RegExp(String.raw`\b(?:delay|duration|frame rate|timeout)s? of (?!0\b)${NUMBER}(?![^.;,:]*${UNIT})`, 'gi')),
    message: (hit) => `"${hit}" has no unit.`,
    fix: 'Name it: frames, seconds, milliseconds, frames per second.',
  },
  ...PLAIN_TERMS.map((term): VoiceRule => ({
    name: 'plain-terms',
    find: matches(term.private),
    message: (hit) => `"${hit}" is a word of our own, which a reader has to guess.`,
    fix: term.fix,
  })),
];

/** What is wrong in the source of a line, whether prose or code. */
export const SOURCE_RULES: Omit<VoiceRule, 'appliesTo'>[] = [
  {
    name: 'no-trailing-space',
    find: matches(/[ \t]+$/g),
    message: () => 'The line ends with spaces.',
    fix: 'Remove them; a line break in prose is a new paragraph.',
  },
  {
    name: 'no-tabs',
    find: matches(/\t/g),
    message: () => 'A tab.',
    fix: 'Indent with spaces.',
  },
];

/** More than one capitalized word after the first, neither a name nor an acronym, makes a heading Title Case. */
function titleCaseWords(text: string, names: RegExp): Hit[] {
  const withoutNames = text.replaceAll(names, '``');
  const words = [...withoutNames.matchAll(/(?<=[\s(“"/-])(?<![.:?–] )[“"(]?\p{Lu}\p{Ll}+(?![\p{L}\d.(])/gu)];
  return words.length > 1 ? [{offset: 0, text: words.map(([word]) => word).join(', ')}] : [];
}
