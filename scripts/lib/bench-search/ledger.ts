import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

const query = z
  .object({
    query: z.string().min(1),
    pages: z.array(z.string().startsWith('/')).min(1),
    source: z.string().min(1),
    /** The id of the heading that answers it, on the first page. */
    heading: z.string().min(1).optional(),
    /** Not looked at while weights and synonyms were tuned. */
    held: z.literal(true).optional(),
  })
  .strict();
const ledger = z.record(z.array(query).min(1));

/** What a reader types, and the pages that answer it. */
export type Question = z.infer<typeof query> & {kind: string};

/** The questions of tests/search/queries.yml. */
export function readLedger(): Question[] {
  const source = fs.readFileSync(path.join(__dirname, '../../../tests/search/queries.yml'), 'utf8');
  return Object.entries(ledger.parse(parse(source))).flatMap(([kind, questions]) => questions.map((question) => ({kind, ...question})));
}

/** One way to search: the paths of pages, best first. */
export type Search = (query: string) => string[] | Promise<string[]>;

export type Result = Question & {
  /** Place of the first page that answers, counted from 1; 0 when it is not among the first ten. */
  rank: number;
  found: string[];
};

/** Asks the questions whose first page is written; the others are listed. */
export async function ask(questions: Question[], written: ReadonlySet<string>, search: Search): Promise<{results: Result[]; skipped: Question[]}> {
  const results: Result[] = [];
  const skipped = questions.filter(({pages: [best = '']}) => !written.has(best));
  for (const question of questions.filter((each) => !skipped.includes(each))) {
    const found = [...new Set(await search(question.query))].slice(0, 10);
    results.push({...question, found, rank: found.findIndex((page) => question.pages.includes(page)) + 1});
  }
  return {results, skipped};
}

/** Mean of 1/rank over all questions: 1 when every answer comes first. */
export const meanReciprocalRank = (results: Result[]): number => mean(results.map(({rank}) => (rank > 0 ? 1 / rank : 0)));

/** Share of the questions whose answer is among the first five. */
export const recallAtFive = (results: Result[]): number => mean(results.map(({rank}) => (rank > 0 && rank <= 5 ? 1 : 0)));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** A line for each kind of question, one for those that were held out of tuning, and one for all. */
export function report(results: Result[]): string {
  const kinds = [...new Set(results.map(({kind}) => kind))].map((kind) => [kind, results.filter((result) => result.kind === kind)] as const);
  return [...kinds, ['held out', results.filter(({held}) => held)] as const, ['all', results] as const]
    .map(
      ([kind, own]) =>
        `${kind.padEnd(16)} ${String(own.length).padStart(4)}   MRR@10 ${meanReciprocalRank(own).toFixed(3)}   recall@5 ${recallAtFive(own).toFixed(3)}`,
    )
    .join('\n');
}
