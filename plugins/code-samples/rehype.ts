import fs from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readPage} from '../../core/corpus/corpus';
import {parseFenceMeta, splitAtCut} from '../../core/corpus/fence-meta';
import {showableSamples} from '../playground/showable';
import {highlightCode} from './highlight';
import {hoversKey} from '../../src/lib/page-hovers';

const PROJECT = path.join(__dirname, '../..');
const COMPILED = new Set(['ts', 'tsx']);

/** Replaces each fenced block with `<CodeSample>` with its highlighted HTML, so that no highlighter is shipped to readers. */
export function rehypeCodeSamples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const name = path.relative(PROJECT, file.path);
    const page = hoversKey(name);
    // The projects themselves are written after the build, so there is nothing to open before.
    const showable = process.env.NODE_ENV === 'production' ? showableSamples(PROJECT, readPage(PROJECT, name)) : undefined;
    const jobs: Promise<void>[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
      jobs.push(
        // The fences of a page are numbered as in core/corpus/fences.ts.
        toSample(code, page, jobs.length, showable?.has(jobs.length) === true).then((sample) => {
          parent.children[index] = sample;
        }),
      );
    });
    await Promise.all(jobs);
  };
}

async function toSample(code: Element, page: string, fence: number, isShowable: boolean): Promise<MdxJsxFlowElementHast> {
  const lang = languageOf(code);
  const meta = parseFenceMeta((code.data as {meta?: string} | undefined)?.meta ?? '');
  const {shown} = splitAtCut(meta.file ? fs.readFileSync(path.join(PROJECT, meta.file), 'utf8') : textOf(code));
  const html = await highlightCode(shown.replace(/\n$/, ''), lang, meta);
  const isCompiled = COMPILED.has(lang) && meta.nocheck === undefined && process.env.NODE_ENV === 'production';
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    children: [],
    attributes: Object.entries({
      lang,
      html,
      title: meta.title,
      numbered: meta.showLineNumbers ? 'true' : undefined,
      proven: isCompiled && meta.expectError.length === 0 ? 'true' : undefined,
      page: isCompiled ? page : undefined,
      fence: isCompiled ? String(fence) : undefined,
      edit: isCompiled && isShowable ? 'true' : undefined,
    })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})),
  };
}

function languageOf(code: Element): string {
  const names = code.properties.className;
  const name = Array.isArray(names) ? names.find((candidate) => String(candidate).startsWith('language-')) : undefined;
  return name ? String(name).slice('language-'.length) : 'txt';
}

const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '')).join('');
