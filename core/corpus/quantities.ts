import type {Page} from './corpus';
import {perPage} from './per-page';
import {sentencesOf, type Sentence} from './sentences';

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

/** The quantities on a page, a sentence at a time. */
export const quantitiesOf = perPage((page: Page): Quantity[] =>
  sentencesOf(page).flatMap((sentence) => quantitiesIn(sentence).map((each) => ({...each, file: page.file, line: sentence.line}))),
);

function quantitiesIn({prose: text, subjects}: Sentence): Pick<Quantity, 'subject' | 'unit' | 'value'>[] {
  const measures = [...text.matchAll(QUANTITY)].flatMap(([, number = '', unit = '']) => {
    const [kind, factor] = FACTORS[unit] ?? [unit, 1];
    const value = String(Number((parseFloat(number.replaceAll(',', '')) * factor).toPrecision(6)));
    return subjects.map((subject) => ({subject, unit: kind, value}));
  });
  return [...measures, ...[...text.matchAll(LEAST_VERSION)].map(([, subject = '', value = '']) => ({subject, unit: 'version', value}))];
}
