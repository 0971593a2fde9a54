import type {Page} from '../corpus/corpus';
import {routeOf} from '../corpus/routes';
import {deprecationsOf} from '../toolkit/deprecations';
import {inspectStatus, standsFor, type StatusEntry, type StatusName} from './status';

/** What stands below the title of a page about something that is not finished, or no longer to be used. */
export type PageStatus = {
  name: StatusName;
  /** One sentence. */
  text: string;
  /** Path of the page that says more. */
  to?: string;
};

/** The id under which data/status.yml and the sidebars know a page. */
export const idOf = ({file}: Page): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/**
 * The status of the documentation's pages, by file: what data/status.yml says, and what the packages mark as deprecated.
 * Pages about something that is finished and in use have none.
 * @throws Error when data/status.yml is wrong
 */
export function pageStatuses(dir: string, pages: Page[]): Map<string, PageStatus> {
  const {entries, findings} = inspectStatus(dir);
  const [wrong] = findings;
  if (wrong) throw new Error(`${wrong.file}:${wrong.line}  ${wrong.message} ${wrong.fix}`);
  const docs = pages.filter(({root}) => root === 'docs');
  return new Map([...deprecated(dir, docs), ...stated(entries, docs)]);
}

function stated(entries: StatusEntry[], docs: Page[]): [string, PageStatus][] {
  return entries.flatMap(({pages, status, text, more}) =>
    docs
      .filter((page) => pages.some((pattern) => standsFor(pattern, idOf(page))))
      .map((page): [string, PageStatus] => [page.file, {name: status, text, to: linkTo(docs, page, more)}]),
  );
}

function linkTo(docs: Page[], from: Page, id?: string): string | undefined {
  const target = docs.find((page) => idOf(page) === id);
  return target && target !== from ? routeOf(target) : undefined;
}

function deprecated(dir: string, docs: Page[]): [string, PageStatus][] {
  const api = docs.flatMap((page) => {
    const {package: name, export: exported} = page.frontMatter;
    return typeof name === 'string' && typeof exported === 'string' ? [{page, package: name, export: exported}] : [];
  });
  const texts = deprecationsOf(dir, api);
  return api.flatMap(({page}, index) => {
    const text = texts[index];
    return text === undefined ? [] : [[page.file, {name: 'deprecated', ...sentenceOf(text)}] as [string, PageStatus]];
  });
}

/** A doc comment as a sentence: "Use `parseMedia()` instead: https://www.remotion.dev/docs/media-parser/parse-media". */
function sentenceOf(comment: string): Pick<PageStatus, 'text' | 'to'> {
  const [, text = comment, to] = /^(.*?):?\s*(?:https:\/\/www\.remotion\.dev(\/docs\/\S+))?$/s.exec(comment) ?? [];
  return {text: `${text.replace(/`/g, '').replace(/\.$/, '')}.`, to};
}
