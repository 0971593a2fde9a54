import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pageFrom, readPage} from '../../core/corpus/read-page';
import {routeOf, withoutSlash} from '../../core/corpus/routes';
import {changedRoutes, isCode} from './content-change';
import type {ContentRun} from './gate-steps';
import {namesOf, readsAll, specsIn, textOf, unitTestsIn} from './test-subjects';

const SITE = ['tests/browser/site', 'tests/browser/a11y'];

/**
 * What a change of content alone can break. The text of a page shows on the page itself, and in whatever is made from all pages: of the browser tests, those run that name
 * one of the changed pages or read all of them. What comes before the text, such as a title, shows on other pages, too, and so do entries, demos and pictures: then all run.
 */
export function contentRun(dir: string, commit: string, files: string[]): ContentRun {
  const routes = changedRoutes(dir, files);
  const kept = files.filter((file) => fs.existsSync(path.join(dir, file)));
  const pages = routes && kept.filter((file) => file.endsWith('.mdx')).map((file) => readPage(dir, file));
  const isTextOnly = pages?.every((page) => hasSameFrontMatter(dir, commit, page.file)) ?? false;
  const names = pages?.flatMap((page) => [page.file, withoutSlash(routeOf(page)), ...namesOf(page)]) ?? [];
  const isNamed = (test: string) => names.some((name) => textOf(dir, test).includes(name));
  const canFail = (test: string) => !isTextOnly || isNamed(test) || readsAll(dir, test);
  return {
    files: kept,
    code: kept.filter(isCode),
    unitTests: unitTestsIn(dir).filter((test) => isNamed(test) || readsAll(dir, test)),
    browserTests: SITE.flatMap((folder) => specsIn(dir, folder)).filter(canFail),
    routes: isTextOnly ? routes : undefined,
  };
}

/** Whether the front matter of a page is what it was in a commit, which had the page. */
function hasSameFrontMatter(dir: string, commit: string, file: string): boolean {
  const before = spawnSync('git', ['show', `${commit}:${file}`], {cwd: dir, encoding: 'utf8'});
  const frontMatterIn = (source: string) => JSON.stringify(pageFrom(file, source).frontMatter);
  return before.status === 0 && frontMatterIn(before.stdout) === frontMatterIn(fs.readFileSync(path.join(dir, file), 'utf8'));
}
