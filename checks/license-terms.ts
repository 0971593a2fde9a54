import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {judgedTexts, type Corpus} from '../core/corpus/corpus';
import {finding} from '../core/corpus/finding';
import {proseOf} from '../core/prose/prose';
import type {Check} from './check';

/** The components that put the terms into words, from data/license.json. */
const WORDED = 'src/components/license/';

const SIZE = String.raw`(?:\d|two|three|four|five)\+? (?:or more |or fewer )?(?:employees|people)`;
const WHO = '(?:individuals?|compan(?:y(?! licen)|ies)|organi[sz]ations?|teams?|non-?profits?)';

/** How a sentence gives away that it states terms: a threshold, who uses it for free, who has to pay, how much, and until when. */
const STATES_TERMS: RegExp[] = [
  new RegExp(`\\b${SIZE}\\b.*\\b(?:free|licen[sc]e)|\\b(?:free|licen[sc]e)\\b.*\\b${SIZE}\\b`, 'i'),
  new RegExp(`\\b(?:more than|up to|fewer than|at least) ${SIZE}\\b`, 'i'),
  /\bnon-?profits?\b/i,
  new RegExp(`\\bfree\\b(?! tier).*\\b${WHO}\\b|\\b(?:individuals|small(?:er)? ${WHO})\\b.*\\bfree\\b`, 'i'),
  new RegExp(`\\b${WHO}\\b(?! that).*\\b(?:needs?|requires?|must|may need|have to|pays?)\\b.*\\blicen[sc]e`, 'i'),
  /\$\d[\d,.]*.*\b(?:seats?|licen[sc]e)\b|\b(?:seats?|licen[sc]e)\b.*\$\d/i,
  /\bevaluat(?:es?|ing)\b.*\bcommercial/i,
];

type Sentence = {file: string; line: number; text: string};

/** The terms of the license stand in one place: no page and no component states them in words of its own. Posts tell what was announced on their day. */
export const licenseTerms: Check = {
  name: 'license-terms',
  rule: 'no page and no component states the terms of the license in its own words',
  failsOn: ['license-terms', /in its own words/],
  files: /^(docs\/.*\.mdx|src\/.*\.(mdx|tsx?))$/,
  run(corpus) {
    const inPages = judgedTexts(corpus)
      .filter(({file}) => /^(docs|src)\//.test(file))
      .flatMap(sentencesOf);
    const inComponents = componentFiles(corpus).flatMap((file) => stringsOf(corpus.dir, file));
    const outside = [...inPages, ...inComponents].filter(({text}) => STATES_TERMS.some((pattern) => pattern.test(text)));
    return {
      count: corpus.pages.length + corpus.partials.length,
      looked: `pages; ${inPages.length + inComponents.length} sentences of them and of components, ${outside.length} state license terms outside <LicenseTerms>`,
      findings: outside.map(({file, line, text}) =>
        finding(
          file,
          line,
          `The sentence states license terms in its own words: “${text.trim().replace(/\s+/g, ' ')}”`,
          file.endsWith('.mdx') ? 'Use <LicenseTerms part="…" />, or link to the page License.' : 'Use the words of src/components/license/words.ts.',
        ),
      ),
    };
  },
};

const sentencesOf = (page: Corpus['pages'][number]): Sentence[] =>
  proseOf(page).flatMap(({text, lineAt}) => {
    let from = 0;
    return text.split(/(?<=[.!?])\s+/).map((sentence) => {
      const offset = text.indexOf(sentence, from);
      from = offset + sentence.length;
      return {file: page.file, line: lineAt(offset), text: sentence};
    });
  });

function componentFiles({dir, isJudged}: Corpus): string[] {
  if (!fs.existsSync(path.join(dir, 'src'))) return [];
  return fs
    .readdirSync(path.join(dir, 'src'), {recursive: true, encoding: 'utf8'})
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(WORDED) && isJudged(file));
}

function stringsOf(dir: string, file: string): Sentence[] {
  const source = ts.createSourceFile(file, fs.readFileSync(path.join(dir, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node))
      for (const text of node.text.split(/(?<=[.!?])\s+/))
        if (text.trim()) found.push({file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text});
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
