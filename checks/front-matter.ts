import {judgedPages, perProject, type Corpus, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {docFrontMatter, postFrontMatter, problemsOf} from '../core/corpus/front-matter-schema';
import {routeOf} from '../core/corpus/routes';
import {PAGES, type Check} from './check';

/** Every page says what it is: only known keys, a title, a unique description, a unique path; what stands in its margin is on the page, too. */
export const frontMatter: Check = {
  name: 'front-matter',
  rule: 'the front matter of a page has the fields of its kind, and no others',
  failsOn: ['content/unknown-key', /not a known key/],
  files: PAGES,
  run(corpus) {
    const judged = judgedPages(corpus);
    return {
      count: judged.length,
      looked: 'pages',
      findings: [...judged.flatMap(schemaFindings), ...judged.flatMap(marginFindings), ...UNIQUE.flatMap((each) => duplicates(corpus, each))],
    };
  },
};

function schemaFindings(page: Page): Finding[] {
  const schema = page.root === 'docs' ? docFrontMatter : postFrontMatter;
  const result = schema.safeParse(page.frontMatter);
  if (result.success) return [];
  return problemsOf(result.error).map(({key, message}) =>
    finding(
      page.file,
      page.lineOf(key),
      `${key || 'The front matter'} ${message}.`,
      message === 'is not a known key' ? `Known keys: ${knownKeys(schema)}.` : 'Change it; CONTRIBUTING.md says under "Front matter" what each key holds.',
    ),
  );
}

/** What moves in the margin is hidden from screen readers, which find the demo on the page with its text alternative. */
function marginFindings(page: Page): Finding[] {
  const id = textOf(page, 'margin');
  if (!id || page.source.includes(`<Demo id="${id}" />`)) return [];
  return [
    finding(
      page.file,
      page.lineOf('margin'),
      `margin names ${id}, which the page does not show.`,
      `Put <Demo id="${id}" /> on it, or name a demo that it shows.`,
    ),
  ];
}

const knownKeys = (schema: typeof docFrontMatter | typeof postFrontMatter) => Object.keys(schema.innerType().shape).join(', ');

type Unique = {key: string; name: string; valueOf: (page: Page) => string; sharing: (corpus: Corpus) => Map<string, Page[]>};

const unique = (key: string, name: string, valueOf: Unique['valueOf']): Unique => ({
  key,
  name,
  valueOf,
  sharing: perProject(({pages}) => {
    const sharing = new Map<string, Page[]>();
    for (const page of pages) sharing.set(valueOf(page), [...(sharing.get(valueOf(page)) ?? []), page]);
    return sharing;
  }),
});

const textOf = ({frontMatter}: Page, key: string): string => (typeof frontMatter[key] === 'string' ? frontMatter[key] : '');

/** What no two pages share; a post may be named like a page of the documentation. */
const UNIQUE = [
  unique('slug', 'path', (page) => (page.root === 'docs' || textOf(page, 'slug') ? routeOf(page) : '')),
  unique('description', 'description', (page) => textOf(page, 'description')),
  unique('title', 'title', (page) => textOf(page, 'title') && `${page.root} ${textOf(page, 'title')}`),
];

/** Each of the pages that share a value is told about another one, so that a page is judged alone as it is among all others. */
function duplicates(corpus: Corpus, {key, name, valueOf, sharing}: Unique): Finding[] {
  return judgedPages(corpus).flatMap((page) => {
    const other =
      valueOf(page) &&
      sharing(corpus)
        .get(valueOf(page))
        ?.find((candidate) => candidate !== page);
    if (!other) return [];
    const value = key === 'slug' ? valueOf(page) : textOf(page, key);
    return [finding(page.file, page.lineOf(key), `${other.file} has the ${name} "${value}" too.`, `Give one of the two another ${key}.`)];
  });
}
