import fs from 'node:fs';
import path from 'node:path';
import {demoIds} from '../core/demos/read';
import {nearest} from '../core/prose/nearest';
import {judgedPages, type Corpus, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {proseOf} from '../core/prose/prose';
import type {Check} from './check';

/** Words of prose that a post has, code left out. */
const LENGTH = {least: 350, most: 1200};

/** Every post has the right length, leads on to documentation that exists, and has a picture of a demo that it shows. */
export const posts: Check = {
  name: 'posts',
  rule: 'a post has the right length, and its related pages and its picture exist; front-matter makes sure that it names its announcement',
  failsOn: ['content/unknown-related', /not a page in docs/],
  files: /^(blog|learn|success-stories)\/.*\.mdx?$/,
  run(corpus) {
    const pages = judgedPages(corpus);
    const found = pages.filter(({root}) => root !== 'docs');
    return {
      count: pages.length,
      looked: `pages, ${found.length} of them posts`,
      findings: found.flatMap((post) => [...lengthFindings(post), ...relatedFindings(corpus, post), ...pictureFindings(corpus, post)]),
    };
  },
};

function lengthFindings(post: Page): Finding[] {
  const words = proseOf(post).reduce((sum, {kind, text}) => sum + (kind === 'text' ? (text.match(/[\p{L}\d]+/gu)?.length ?? 0) : 0), 0);
  if (words >= LENGTH.least && words <= LENGTH.most) return [];
  return [finding(post.file, 1, `The post has ${words} words of prose.`, `Write ${LENGTH.least} to ${LENGTH.most}; code does not count.`)];
}

function relatedFindings({dir}: Corpus, post: Page): Finding[] {
  const ids = listOf(post.frontMatter.related);
  return ids.flatMap((id, index) => {
    const at = (message: string, fix: string) => [finding(post.file, post.lineOf('related'), message, fix)];
    if (ids.indexOf(id) !== index) return at(`related names ${id} twice.`, 'Name it once.');
    if (fs.existsSync(path.join(dir, 'docs', `${id}.mdx`))) return [];
    return at(`related names ${id}, which is not a page in docs/.`, `Similar ids: ${nearest(docIds(dir), id).join(', ')}.`);
  });
}

function pictureFindings({dir}: Corpus, post: Page): Finding[] {
  const {picture} = post.frontMatter;
  if (typeof picture !== 'string') return [];
  const at = (message: string, fix: string) => [finding(post.file, post.lineOf('picture'), message, fix)];
  const ids = demoIds(dir);
  if (!ids.includes(picture)) return at(`picture names ${picture}, which is not a demo.`, `Similar ids: ${nearest(ids, picture).join(', ')}.`);
  return post.source.includes(`<Demo id="${picture}" />`)
    ? []
    : at(`picture names ${picture}, which the post does not show.`, `Put <Demo id="${picture}" /> into it.`);
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const docIds = (dir: string): string[] =>
  fs
    .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace(/\.mdx$/, ''));
