import anchors from '../../../data/anchors.json';
import type {Random} from './random';

/** The anchors that pages have had, by route. */
const ANCHORS: Record<string, string[]> = anchors;

/** A page in lines, and what kind of line each of them is. */
export type Text = {file: string; lines: string[]; places: ('front matter' | 'prose' | 'code')[]};

/** What became of a page, and the line of the lie, counted from 1. */
export type Planted = {lines: string[]; line: number};

export type Family = {
  name: string;
  /** The checks that may notice; all of them if it does not say. */
  checks?: string[];
  /** Plants one lie in a page; undefined if there is no place for it. */
  plant: (text: Text, random: Random) => Planted | undefined;
};

type Place = Text['places'][number];
type Change = (line: string, random: Random) => string | undefined;

const isApi = ({lines}: Text) => lines.includes('kind: api');

/** Changes one line among those that can be changed. */
function oneLine(place: Place, change: Change, isFit: (text: Text, index: number) => boolean = () => true): Family['plant'] {
  return (text, random) => {
    const fit = text.lines.flatMap((line, index) => {
      if (text.places[index] !== place || !isFit(text, index)) return [];
      const changed = change(line, random);
      return changed === undefined || changed === line ? [] : [{index, changed}];
    });
    const chosen = random.pick(fit);
    return chosen && {lines: text.lines.with(chosen.index, chosen.changed), line: chosen.index + 1};
  };
}

const replaced =
  (pattern: RegExp, by: string | ((...found: string[]) => string)): Change =>
  (line) =>
    pattern.test(line) ? line.replace(pattern, by as string) : undefined;

/** The heading above a line. */
const sectionOf = ({lines, places}: Text, index: number) =>
  lines.findLast((line, other) => other < index && places[other] === 'prose' && line.startsWith('## ')) ?? '';

const isMember = (text: Text, index: number) => isApi(text) && /^## (Props|Options|Arguments)$/.test(sectionOf(text, index));
const hasException = (text: Text) => text.lines.some((line) => line.startsWith('api_exceptions:'));
const isPlainMember = (text: Text, index: number) => isMember(text, index) && !hasException(text);

const OTHER: Record<string, string> = {true: 'false', false: 'true'};
const otherValue = (value: string) => OTHER[value] ?? (/^-?[\d.]+$/.test(value) ? String(Number(value) + 7) : value.replace(/^'.*'$/, "'planted'"));

/** The fence that a line of code is in. */
const fenceOf = ({lines, places}: Text, index: number) =>
  lines.findLast((line, other) => other < index && places[other] === 'code' && line.startsWith('```')) ?? '';
const isCompiled = (text: Text, index: number) =>
  /^```tsx? |^```tsx?$/.test(fenceOf(text, index)) && !/nocheck|expect-error|file=|remove=/.test(fenceOf(text, index));

/** Swaps two letters in the middle of a long word of plain prose. */
const misspelled: Change = (line, random) => {
  if (/^[#|<{:\-\d]/.test(line)) return undefined;
  const words = [...line.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)|<[^>]*>|\{[^}]*\}/g, (part) => ' '.repeat(part.length)).matchAll(/(?<= )[a-z]{7,}(?= )/g)];
  const word = random.pick(words);
  if (!word) return undefined;
  const at = word.index + 3;
  return line[at] === line[at + 1] ? undefined : line.slice(0, at) + line[at + 1]! + line[at]! + line.slice(at + 2);
};

/** Words that turn a sentence into its opposite. */
const OPPOSITE: Record<string, string> = {
  never: 'always',
  always: 'never',
  before: 'after',
  after: 'before',
  first: 'last',
  last: 'first',
  is: 'is not',
  are: 'are not',
  all: 'none',
  only: 'also',
};

/** Turns a word around, or changes a number, in what stands right before the name of a probe or of an outside fact. */
const falseBeforeMark: Change = (line, random) => {
  const end = line.search(/\{\/\* (?:probe|source)/);
  if (end < 0) return undefined;
  const said = [...line.slice(0, end).matchAll(/(?<![\w`-])(never|always|before|after|first|last|is|are|all|only|\d+)(?![\w`-])/g)];
  const word = random.pick(said);
  if (!word) return undefined;
  const by = OPPOSITE[word[0]] ?? String(Number(word[0]) + 7);
  return line.slice(0, word.index) + by + line.slice(word.index + word[0].length);
};

export const FAMILIES: Family[] = [
  {name: 'proven sentence turned around', checks: ['probes', 'outside-facts', 'messages', 'mdx', 'contradictions'], plant: oneLine('prose', falseBeforeMark)},
  {name: 'member renamed', checks: ['api'], plant: oneLine('prose', replaced(/^### `(\w+)(\??)`$/, '### `$1Planted$2`'), isPlainMember)},
  {
    name: 'optional flipped',
    checks: ['api'],
    plant: oneLine(
      'prose',
      replaced(/^### `(\w+)(\??)`$/, (_, name, mark) => `### \`${name}${mark ? '' : '?'}\``),
      isPlainMember,
    ),
  },
  {
    name: 'default changed',
    checks: ['api'],
    plant: oneLine(
      'prose',
      replaced(/^(`[^`]+` · default `)(-?[\d.]+|true|false|'[^'|]*')`/, (_, start, value) => `${start}${otherValue(value)}\``),
      isPlainMember,
    ),
  },
  {
    name: 'type changed',
    checks: ['api'],
    plant: oneLine(
      'prose',
      replaced(/^`(number|string|boolean)`(?= ·|$)/, (_, type) => (type === 'string' ? '`number`' : '`string`')),
      isPlainMember,
    ),
  },
  {
    name: 'type within a signature changed',
    checks: ['api'],
    plant: oneLine(
      'prose',
      replaced(/^(`\(.*: )(number|string|boolean)(?=[;,|) }[].*=> .*`(?: ·|$))/, (_, start, type) => `${start}${type === 'string' ? 'number' : 'string'}`),
      isPlainMember,
    ),
  },
  {name: 'export renamed', checks: ['api', 'front-matter'], plant: oneLine('front matter', replaced(/^export: \w+$/, '$&Planted'), isApi)},
  {
    name: 'flag invented',
    checks: ['commands'],
    plant: oneLine('code', replaced(/^npx remotion (render|still|studio|bundle|compositions)\b[^|&\\]*$/, '$& --planted'), (text, index) =>
      fenceOf(text, index).startsWith('```bash'),
    ),
  },
  {
    name: 'flag of a command renamed',
    checks: ['cli', 'anchors'],
    plant: oneLine('prose', replaced(/^(##+ `--[\w-]+)/, '$1-planted'), ({lines}) => lines.includes('kind: cli')),
  },
  {
    name: 'badge off by one',
    checks: ['availability'],
    plant: oneLine(
      'prose',
      replaced(/(<AvailableFrom v="\d+\.\d+\.)(\d+)"/, (_, start, patch) => `${start}${Number(patch) + 1}"`),
    ),
  },
  {name: 'link broken', checks: ['links'], plant: oneLine('prose', replaced(/\]\((\.[^)#]*)\.mdx/, ']($1-planted.mdx'))},
  {name: 'anchor broken', checks: ['links'], plant: oneLine('prose', replaced(/\]\(([^)]*\.mdx)?#([\w-]+)\)/, '](${1}#$2-planted)'.replace('${1}', '$1')))},
  {name: 'link without a name', checks: ['links'], plant: oneLine('prose', replaced(/\[[^\]]+\]\((\.[^)]*\.mdx)\)/, '[here]($1)'))},
  {name: 'demo missing', checks: ['demos'], plant: oneLine('prose', replaced(/<Demo id="([\w-]+)"/, '<Demo id="$1-planted"'))},
  {name: 'figure missing', checks: ['figures', 'vocabulary'], plant: oneLine('prose', replaced(/<Figure id="([\w-]+)"/, '<Figure id="$1-planted"'))},
  {
    name: 'alias missing',
    checks: ['anchors'],
    plant: (text, random) => {
      const start = text.lines.indexOf('anchors:');
      if (start < 0) return undefined;
      const end = text.lines.findIndex((line, index) => index > start && !/^ {2}\S/.test(line));
      const listed = ANCHORS[`/${text.file.replace(/(index)?\.mdx$/, '')}`] ?? [];
      const known = text.lines.flatMap((line, index) =>
        index > start && index < end && listed.includes(/^ {2}([^:]+):/.exec(line)?.[1] ?? '') ? [index] : [],
      );
      const chosen = random.pick(known);
      if (chosen === undefined || end - start < 3) return undefined;
      // A page that lacks an anchor has the finding on its list of them.
      return {lines: text.lines.toSpliced(chosen, 1), line: start + 1};
    },
  },
  {name: 'word misspelled', checks: ['spelling'], plant: oneLine('prose', misspelled)},
  {
    name: 'word spelled the British way',
    checks: ['american', 'spelling'],
    plant: oneLine(
      'prose',
      replaced(/(?<=^[^`[<{|#]*) (color|behavior|center)(?= )/, (_, word) => ` ${{color: 'colour', behavior: 'behaviour', center: 'centre'}[word]!}`),
    ),
  },
  {name: 'exclamation mark', checks: ['voice'], plant: oneLine('prose', replaced(/^([A-Z][a-z]+ [a-z][\w ,]+)\.$/, '$1!'))},
  {
    name: 'heading level skipped',
    checks: ['headings'],
    plant: oneLine('prose', replaced(/^### (?=[A-Z`])/, '#### '), ({lines, places}, index) =>
      (lines.findLast((line, other) => other < index && places[other] === 'prose' && /^#+ /.test(line)) ?? '').startsWith('## '),
    ),
  },
  {name: 'component unknown', checks: ['vocabulary', 'mdx'], plant: oneLine('prose', replaced(/^<(Demo|Figure|Install|RunsIn)\b(?=.*\/>$)/, '<$1Planted'))},
  {name: 'description too short', checks: ['front-matter'], plant: oneLine('front matter', replaced(/^description: .*/, 'description: Too short.'))},
  {name: 'kind unknown', checks: ['front-matter'], plant: oneLine('front matter', replaced(/^kind: (guide|faq|recipe)$/, 'kind: essay'))},
  {
    name: 'source of another name',
    checks: ['source-links'],
    plant: oneLine('front matter', replaced(/^(source: packages\/[\w-]+\/src\/.*)\.(tsx?)$/, '$1-planted.$2')),
  },
  {name: 'import that does not exist', checks: ['samples'], plant: oneLine('code', replaced(/^import \{(\w+)/, 'import {$1Planted'), isCompiled)},
  {
    name: 'value of another type',
    checks: ['samples'],
    plant: oneLine('code', replaced(/^(\s*(?:export )?const \w+)( = )(?=[\d'"`])/, '$1: symbol$2'), isCompiled),
  },
  {name: 'package unknown', checks: ['samples'], plant: oneLine('code', replaced(/from '@remotion\/([\w-]+)'/, "from '@remotion/$1-planted'"), isCompiled)},
  {
    name: 'another version',
    checks: ['one-version'],
    plant: oneLine(
      'code',
      replaced(/((?:@remotion\/[\w-]+|\bremotion)@)4\.0\.332/, (_, start) => `${start}4.0.331`),
    ),
  },
  {
    name: 'sample that compiles but throws',
    checks: ['ranges'],
    plant: oneLine('code', replaced(/(interpolate\([\w.]+, \[)(\d+), (\d+)\]/, '$1$3, $2]'), isCompiled),
  },
];

/** A line of running text, of a list or of a table: no heading, no component, and not the types and defaults that the check `api` compares. */
const isSentence = ({lines}: Text, index: number) => / [a-z]+ [a-z]+ [a-z]+ /.test(lines[index]!) && !/^(#|<|:::|`[^`]*` ·|\|[ -|]+$)/.test(lines[index]!);

/** What readers do not see, or what is no word of the sentence: code, where links lead, and comments. */
const NOT_SAID = /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}/g;

/**
 * Replaces one word of a sentence.
 * @param by what takes the place of each word
 * @param digits whether numbers in digits are replaced too, by a larger one
 */
const otherWord =
  (by: Record<string, string>, digits = false): Change =>
  (line, random) => {
    const said = line.replace(NOT_SAID, (part) => ' '.repeat(part.length));
    const words = [...said.matchAll(/(?<![\w.,:×#/-])(?:\d+(?![\w.,:×/-]*\d)|[a-z]+)(?![\w-])/g)].filter(
      ([word]) => word in by || (digits && /^\d/.test(word)),
    );
    const chosen = random.pick(words);
    if (!chosen) return undefined;
    const other = by[chosen[0]] ?? String(Number(chosen[0]) + 7);
    return line.slice(0, chosen.index) + other + line.slice(chosen.index + chosen[0].length);
  };

const NUMBERS = {two: 'three', three: 'four', four: 'five', five: 'six', six: 'five', ten: 'twelve', twice: 'three times', half: 'a third'};
const BOUNDS = {never: 'always', always: 'never', only: 'also', all: 'some', none: 'one', each: 'some', any: 'one', exactly: 'about', every: 'every other'};
const ORDER = {before: 'after', after: 'before', first: 'last', last: 'first', then: 'earlier', until: 'after'};

/** Changes a word within a message that is quoted. */
const otherMessage: Change = (line, random) => {
  const quoted = [...line.matchAll(/`[A-Z][^`]*`/g)].flatMap(({0: text, index}) =>
    [...text.matchAll(/(?<= )[a-z]{3,}(?=[ .`])/g)].map((word) => ({word: word[0], at: index + word.index})),
  );
  const chosen = quoted.length > 0 ? random.pick(quoted) : undefined;
  return chosen && `${line.slice(0, chosen.at)}${chosen.word === 'was' ? 'is' : 'was'}${line.slice(chosen.at + chosen.word.length)}`;
};

/** Sentences as they come, whether something proves them or not: what is caught of these says how much of the text is held. */
export const SENTENCES: Family[] = [
  {name: 'number', plant: oneLine('prose', otherWord(NUMBERS, true), isSentence)},
  {name: 'never, always, only', plant: oneLine('prose', otherWord(BOUNDS), isSentence)},
  {name: 'order of events', plant: oneLine('prose', otherWord(ORDER), isSentence)},
  {name: 'message', plant: oneLine('prose', otherMessage, isSentence)},
];
