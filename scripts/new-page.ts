import fs from 'node:fs';
import path from 'node:path';
import {createInterface, type Interface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {PAGE_KINDS} from '../core/corpus/front-matter-schema';
import {nearest} from '../core/prose/nearest';
import {apiParts} from './lib/api-sections';
import {withFirstVersions} from './lib/first-version-badges';
import {checkAnswers, checkKind, checkRoute, neededFlags, Refusal, type Answers} from './lib/page-request';
import {pageSource} from './lib/page-skeleton';
import {addToSidebar, categoryLabels, fileOfCategory} from './lib/sidebar-edit';

/**
 * Writes docs/<id>.mdx with the sections of its kind, filled in from the types for a page about an export, and adds it to its sidebar.
 * Both files are prepared before the first one is touched.
 * @returns the files that were written
 * @throws Refusal when an answer is missing or wrong, in which case nothing has been written
 */
export async function newPage(dir: string, answers: Answers): Promise<string[]> {
  const checked = checkAnswers(dir, answers);
  const {place} = checked;
  const request = {...checked, place: {...place, file: fileOfCategory(dir, place.file, place.category)}};
  const sidebar = path.join(dir, request.place.file);
  const edited = await addToSidebar(dir, fs.readFileSync(sidebar, 'utf8'), request);
  const api = request.package && request.export ? apiParts(dir, request.package, request.export) : undefined;
  const page = `docs/${request.id}.mdx`;
  fs.mkdirSync(path.dirname(path.join(dir, page)), {recursive: true});
  fs.writeFileSync(path.join(dir, page), pageSource(request, api), {flag: 'wx'});
  if (api) fs.writeFileSync(path.join(dir, page), withFirstVersions(dir, page));
  fs.writeFileSync(sidebar, edited);
  return [page, request.place.file];
}

/**
 * Asks for whatever the flags leave open.
 * @throws Refusal as soon as an answer rules the page out
 */
async function ask(dir: string, given: Answers, terminal: Interface): Promise<Answers> {
  const answers = {...given};
  const labels = categoryLabels(dir, 'sidebars/main.ts');
  const questions: Record<string, string> = {
    kind: `Kind of page (${PAGE_KINDS.join(', ')}): `,
    route: 'Route, such as /docs/img: ',
    package: 'Package, such as @remotion/player: ',
    export: 'Export, such as Img: ',
    category: `Category (${labels.join(', ')}, or a new one): `,
  };
  for (let open = stillOpen(answers); open; open = stillOpen(answers)) {
    answers[open] = (await terminal.question(questions[open] ?? '')).trim();
    if (open === 'kind') checkKind(answers.kind);
    if (open === 'route') checkRoute(dir, answers.route);
  }
  if (answers.category && !labels.includes(answers.category) && !answers.newCategory && !given.category)
    answers.newCategory = /^y/i.test(await terminal.question(`There is no category "${answers.category}" yet. Create it? (y/n) `));
  return answers;
}

type Question = Exclude<keyof Answers, 'newCategory'>;

const stillOpen = (answers: Answers) => neededFlags(answers).find((flag): flag is Question => answers[flag] === undefined);

const FLAGS = ['--kind', '--route', '--package', '--export', '--category', '--new-category'];

/** "Unknown option '--knd'. Did you mean --kind? The flags are …" */
function unknownFlag(message: string): string {
  const [sentence = ''] = message.split('. ');
  const [, flag] = /'(--[\w-]+)'/.exec(sentence) ?? [];
  const [, value] = /Unexpected argument '([^']+)'/.exec(sentence) ?? [];
  const meant = flag ? ` Did you mean ${nearest(FLAGS, flag)[0] ?? ''}?` : value ? ` A new category is --category '${value}' --new-category.` : '';
  return `${sentence}.${meant} The flags are ${FLAGS.join(', ')}.`;
}

async function main(args: string[]): Promise<void> {
  const text = {type: 'string'} as const;
  const options = {kind: text, route: text, package: text, export: text, category: text, 'new-category': {type: 'boolean'}} as const;
  const {'new-category': newCategory, ...flags} = parseArgs({args, options}).values;
  const dir = process.cwd();
  const terminal = process.stdin.isTTY ? createInterface({input: process.stdin, output: process.stdout}) : undefined;
  try {
    const answers = {...flags, newCategory};
    const files = await newPage(dir, terminal ? await ask(dir, answers, terminal) : answers);
    console.log(
      `Written: ${files.join(', ')}.\nNext: the description, then the notes between {/* and */}, and links to it from two other pages; npm run check -- ${files[0] ?? ''} says what is missing.`,
    );
  } finally {
    terminal?.close();
  }
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: Error) => {
    const isUnknownFlag = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    if (isUnknownFlag) console.error(unknownFlag(error.message));
    else if (error.name === 'AbortError') console.error('\nNothing was written.');
    else console.error(error instanceof Refusal ? error.message : error.stack);
    process.exitCode = 1;
  });
}
