import fs from 'node:fs';
import path from 'node:path';
import {compareConfigPage, comparePage} from '../core/toolkit/api-page';
import type {Comparison} from '../core/toolkit/compare-members';
import type {Corpus, Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {coverageFigure, publicExportsWithoutPage} from '../core/toolkit/coverage';
import {loadToolkit, type Toolkit} from '../core/toolkit/toolkit-program';
import type {Check} from './check';

const CONFIG_ENTRY = '@remotion/cli/config';

/** What an API page documents is what the published types have: no member is missing, extra, wrongly optional, or has a different type or default. */
export const api: Check = {
  name: 'api',
  scope: 'page',
  run(corpus) {
    const {subjects, members, findings} = inspectPages(corpus.dir, corpus.pages);
    const coverage = isWhole(corpus) ? `; ${coverageFigure(publicExportsWithoutPage(corpus.dir, corpus.pages))}` : '';
    if (subjects === 0) return {count: corpus.pages.length, looked: `pages, none of them about an export${coverage}`, findings};
    return {count: subjects, looked: `exports compared with their pages, ${members} members documented${coverage}`, findings};
  },
};

/**
 * Compares the pages that are about an export or the configuration with the packages installed in (or above) `dir`.
 * @returns how many pages those were, how many of their members are in the types too, and what is wrong
 */
export function inspectPages(dir: string, pages: Page[]): {subjects: number; members: number; findings: Finding[]} {
  const subjects = pages.flatMap((page) => subjectOf(page) ?? []);
  if (subjects.length === 0) return {subjects: 0, members: 0, findings: []};
  const toolkit = loadToolkit(dir, [...new Set(subjects.map(({specifier}) => specifier))]);
  const compared = subjects.map((subject) => ({subject, comparison: compare(toolkit, subject)}));
  return {
    subjects: subjects.length,
    members: compared.reduce((sum, {comparison}) => sum + comparison.matched, 0),
    findings: compared.flatMap(({subject, comparison}) => withoutExceptions(subject.page, comparison)),
  };
}

/** What a page is about; a page about the configuration names no export. */
type Subject = {page: Page; specifier: string; name?: string};

function subjectOf(page: Page): Subject | undefined {
  const {kind, package: specifier, export: name} = page.frontMatter;
  if (kind === 'config') return {page, specifier: CONFIG_ENTRY};
  return kind !== 'cli' && typeof specifier === 'string' && typeof name === 'string' ? {page, specifier, name} : undefined;
}

const compare = (toolkit: Toolkit, {page, specifier, name}: Subject): Comparison =>
  name === undefined ? compareConfigPage(toolkit, page, specifier) : comparePage(toolkit, page, specifier, name);

/** Drops what the page declares with a reason under `api_exceptions`, by name or `prefix*`; a declaration that covers nothing is itself a finding. */
function withoutExceptions(page: Page, {problems}: Comparison): Finding[] {
  const declared = Object.keys((page.frontMatter.api_exceptions as Record<string, string> | undefined) ?? {});
  const covers = (exception: string, member: string) => (exception.endsWith('*') ? member.startsWith(exception.slice(0, -1)) : member === exception);
  const stale = declared.filter((exception) => !problems.some(({member}) => covers(exception, member)));
  return [
    ...problems
      .filter(({member}) => !declared.some((exception) => covers(exception, member)))
      .map(({member, line, message, fix}) => finding(page.file, line, message, `${fix} Or declare why not, in api_exceptions: ${member}.`)),
    ...stale.map((exception) =>
      finding(page.file, page.lineOf('api_exceptions'), `The exception for \`${exception}\` is not needed.`, 'Remove it: page and type agree.'),
    ),
  ];
}

/** Whether all pages are being checked: only then is the coverage figure worth the second it takes. */
function isWhole({dir, pages, broken}: Corpus): boolean {
  const docs = path.join(dir, 'docs');
  const files = fs.existsSync(docs) ? fs.readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => /\.mdx?$/.test(file)) : [];
  return pages.filter(({root}) => root === 'docs').length + broken.length >= files.length;
}
