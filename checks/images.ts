import fs from 'node:fs';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {judgedPages, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {PAGES, type Check} from './check';

type PageImage = {url?: string; alt?: string | null; line: number};

/** Every image has a text alternative, and its file exists. */
export const images: Check = {
  name: 'images',
  rule: 'images exist and have a text alternative',
  failsOn: ['content/image-without-alt', /no text alternative/],
  files: PAGES,
  run(corpus) {
    const {dir} = corpus;
    const pages = judgedPages(corpus);
    const found = pages.flatMap((page) => imagesOf(page).map((image) => ({page, image})));
    return {
      count: pages.length,
      looked: `pages with ${found.length} images`,
      findings: found.flatMap(({page, image}) => imageFindings(dir, page, image)),
    };
  },
};

function imagesOf(page: Page): PageImage[] {
  const all: PageImage[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') all.push({url: node.url, alt: node.alt, line});
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = node as MdxJsxFlowElement;
      if (element.name !== 'img') return;
      all.push({url: attribute(element, 'src'), alt: attribute(element, 'alt'), line});
    }
  });
  return all;
}

function attribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function imageFindings(dir: string, page: Page, {url, alt, line}: PageImage): Finding[] {
  if (!alt?.trim())
    return [
      finding(
        page.file,
        line,
        `The image ${url ?? ''} has no text alternative.`,
        'Say between the brackets what the image shows: ![A bar chart …](./chart.png).',
      ),
    ];
  if (!url || /^https?:/.test(url))
    return [finding(page.file, line, `The image ${url ?? ''} is not a file of this project.`, 'Put the file into static/img/ and refer to it as /img/….')];
  const file = url.startsWith('/') ? path.join(dir, 'static', url) : path.join(dir, path.dirname(page.file), url);
  return fs.existsSync(file) ? [] : [finding(page.file, line, `The image ${url} does not exist.`, `Add the file ${path.relative(dir, file)}.`)];
}
