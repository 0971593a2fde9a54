import fs from 'node:fs';
import path from 'node:path';
import {parse as parseJsonc, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {openMemory} from '../core/cache/remember';
import {judgedTexts, type Corpus, type Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {fencesOf, misreadFences, type Fence} from '../core/corpus/fences';
import {programOf} from '../core/toolkit/corpus-program';
import {earlierCode} from '../core/course/earlier';
import type {CompilerError} from '../core/toolkit/program';
import {isSample} from '../core/toolkit/samples';
import {TEXTS, type Check} from './check';

/** Every ts and tsx sample compiles against the published packages; every json sample parses. */
export const samples: Check = {
  name: 'samples',
  rule: 'what a page shows compiles',
  failsOn: ['content/wrong-prop', /TS2322/],
  files: TEXTS,
  run(corpus) {
    const {dir} = corpus;
    const texts = judgedTexts(corpus);
    const fences = texts.flatMap((page) => fencesOf(dir, page));
    const optedOut = fences.filter((fence) => fence.meta.nocheck !== undefined);
    const code = fences.filter(isSample);
    const errorsIn = compile(corpus, texts);
    return {
      count: fences.length,
      looked: `fences of ${texts.length} pages, ${code.length} compiled or parsed, ${optedOut.length} opted out`,
      notes: optedOut.map(({page, line, meta}) => `${page.file}:${line - 1}  not compiled: ${meta.nocheck ?? ''}`),
      findings: [
        ...texts.flatMap(misreadFindings),
        ...fences.flatMap((fence) => metaFindings(dir, fence)),
        ...code.flatMap((fence) => compilerFindings(fence, errorsIn(fence))),
        ...code.filter((fence) => fence.lang === 'json').flatMap(jsonFindings),
      ],
    };
  },
};

/** Compiles the samples of pages that have changed since they were last compiled. */
function compile(corpus: Corpus, texts: Page[]): (fence: Fence) => CompilerError[] {
  const memory = openMemory<CompilerError[][]>(corpus.dir, 'samples');
  const errors = new Map<Fence, CompilerError[]>();
  for (const page of texts) {
    const fences = fencesOf(corpus.dir, page).filter(isSample);
    const earlier = earlierCode(corpus.dir, page);
    const input = [page.file, fences.map(({index, lang, meta, code}) => [index, lang, meta.title, code]), ...(earlier.length > 0 ? [earlier] : [])];
    const known = memory.get(input);
    const found = known ?? fences.map((fence) => programOf(corpus).errorsIn(fence));
    if (!known) memory.set(input, found);
    fences.forEach((fence, at) => errors.set(fence, found[at] ?? []));
  }
  memory.save({prune: corpus.isWhole});
  return (fence) => errors.get(fence) ?? [];
}

/** Code that cannot be parsed has one finding: what the compiler says about the rest of it only follows from that. */
function compilerFindings(fence: Fence, errors: CompilerError[]): Finding[] {
  const {page, line, meta} = fence;
  const unexpected = errors.filter(({code}) => !meta.expectError.includes(code));
  const syntax = unexpected.find((error) => error.syntax);
  const stale = syntax ? [] : meta.expectError.filter((code) => !errors.some((error) => error.code === code));
  return [
    ...(syntax ? [syntax] : unexpected).map((error) =>
      finding(
        page.file,
        line + error.line,
        `TS${error.code}: ${error.message}`,
        `Fix the sample; if the error is the point of it, add expect-error="${error.code}" to the fence.`,
      ),
    ),
    ...stale.map((code) => finding(page.file, line - 1, `The sample declares the error TS${code}, which does not occur.`, 'Remove the expect-error.')),
  ];
}

const misreadFindings = (page: Page): Finding[] =>
  misreadFences(page).map((line) =>
    finding(
      page.file,
      line,
      'The fence would be built differently from how it is checked.',
      'Put nothing but spaces before its lines, and keep it out of comments and block quotes.',
    ),
  );

function metaFindings(dir: string, {page, line, lang, meta}: Fence): Finding[] {
  const at = (message: string, fix: string) => finding(page.file, line - 1, message, fix);
  const findings = meta.unknown.map((word) =>
    at(
      `"${word}" means nothing after the language of a fence.`,
      'Use title="…", file="…", add="…", remove="…", {1,3-5}, showLineNumbers, expect-error="…", nocheck="reason" or norun="reason".',
    ),
  );
  if (lang === '') findings.push(at('The fence has no language.', 'Name one: tsx, ts, bash, json, or txt for plain text.'));
  if (lang === 'js' || lang === 'jsx') findings.push(at(`A ${lang} sample is not compiled.`, 'Write it as ts or tsx, or add nocheck="reason" and use txt.'));
  if (meta.nocheck !== undefined && meta.nocheck.length < 10)
    findings.push(at('nocheck needs a reason.', 'Say in a sentence why the sample cannot be compiled.'));
  if (meta.norun !== undefined && (meta.norun.length < 10 || !/^tsx?$/.test(lang)))
    findings.push(at('norun needs a reason, and a sample in ts or tsx.', 'Say in a sentence why the sample cannot be carried out, or remove norun.'));
  if (meta.file !== undefined && !fs.existsSync(path.join(dir, meta.file)))
    findings.push(at(`The file ${meta.file} does not exist.`, 'Name a file of this project, as in file="demos/spring/Spring.tsx".'));
  return findings;
}

/** The first problem only: the others mostly follow from it. */
function jsonFindings({page, line, code}: Fence): Finding[] {
  const errors: ParseError[] = [];
  parseJsonc(code, errors, {allowTrailingComma: true});
  return errors
    .slice(0, 1)
    .map(({error, offset}) =>
      finding(
        page.file,
        line + code.slice(0, offset).split('\n').length - 1,
        `The JSON cannot be parsed: ${printParseErrorCode(error)}.`,
        'Fix the JSON; comments are fine, missing commas are not.',
      ),
    );
}
