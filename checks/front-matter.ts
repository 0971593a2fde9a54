import type {Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {docFrontMatter, postFrontMatter, problemsOf} from '../core/corpus/front-matter-schema';
import type {Check} from './check';
import {routeOf} from '../core/corpus/routes';

/** Every page says what it is: only known keys, a title, a unique description, a unique path. */
export const frontMatter: Check = {
  name: 'front-matter',
  scope: 'page',
  run({pages}) {
    return {
      count: pages.length,
      looked: 'pages',
      findings: [
        ...pages.flatMap(schemaFindings),
        ...duplicates(pages, 'slug', routeOf, 'has the path'),
        ...duplicates(
          pages,
          'description',
          ({frontMatter}) => (typeof frontMatter.description === 'string' ? frontMatter.description : ''),
          'has the description',
        ),
        ...duplicates(pages, 'title', (page) => `${page.root} ${page.frontMatter.title as string}`, 'has the title'),
      ],
    };
  },
};

function schemaFindings(page: Page): Finding[] {
  const schema = page.root === 'docs' ? docFrontMatter : postFrontMatter;
  const result = schema.safeParse(page.frontMatter);
  if (result.success) return [];
  return problemsOf(result.error).map(({key, message}) =>
    finding(page.file, page.lineOf(key), `${key || 'The front matter'} ${message}.`, `Known keys: ${knownKeys(schema)}.`),
  );
}

const knownKeys = (schema: typeof docFrontMatter | typeof postFrontMatter) => Object.keys(schema.innerType().shape).join(', ');

function duplicates(pages: Page[], key: string, valueOf: (page: Page) => string, verb: string): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const earlier = first.get(value);
    if (!value || !earlier) {
      first.set(value, page);
      return [];
    }
    return [finding(page.file, page.lineOf(key), `${earlier.file} already ${verb} "${value}".`, `Give this page another ${key}.`)];
  });
}
