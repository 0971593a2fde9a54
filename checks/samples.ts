import {parse as parseJsonc, type ParseError, printParseErrorCode} from 'jsonc-parser';
import type {Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {fencesOf, misreadFences, type Fence} from '../core/corpus/fences';
import {compileSamples, type SampleError} from '../core/toolkit/sample-program';
import type {Check} from './check';

/** Every ts and tsx sample compiles against the published packages; every json sample parses. */
export const samples: Check = {
  name: 'samples',
  scope: 'page',
  run({dir, pages, partials}) {
    const all = [...pages, ...partials];
    const fences = all.flatMap((page) => fencesOf(dir, page));
    const optedOut = fences.filter((fence) => fence.meta.nocheck !== undefined);
    const code = fences.filter((fence) => ['ts', 'tsx', 'json'].includes(fence.lang) && fence.meta.nocheck === undefined);
    const errors = compileSamples(dir, code);
    return {
      count: fences.length,
      looked: `fences of ${all.length} pages, ${code.length} compiled or parsed, ${optedOut.length} opted out`,
      notes: optedOut.map(({page, line, meta}) => `${page.file}:${line - 1}  not compiled: ${meta.nocheck ?? ''}`),
      findings: [
        ...all.flatMap(misreadFindings),
        ...fences.flatMap(metaFindings),
        ...errors.filter((error) => !isExpected(error)).map(toFinding),
        ...code.flatMap((fence) => staleExpectations(fence, errors)),
        ...code.filter((fence) => fence.lang === 'json').flatMap(jsonFindings),
      ],
    };
  },
};

const isExpected = (error: SampleError) => error.fence.meta.expectError.includes(error.code);

const toFinding = ({fence, line, code, message}: SampleError): Finding =>
  finding(fence.page.file, line, `TS${code}: ${message}`, 'Fix the sample; if the error is the point of it, add expect-error="' + code + '" to the fence.');

function staleExpectations(fence: Fence, errors: SampleError[]): Finding[] {
  return fence.meta.expectError
    .filter((code) => !errors.some((error) => error.fence === fence && error.code === code))
    .map((code) => finding(fence.page.file, fence.line - 1, `The sample declares the error TS${code}, which does not occur.`, 'Remove the expect-error.'));
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

function metaFindings({page, line, lang, meta}: Fence): Finding[] {
  const findings = meta.unknown.map((word) =>
    finding(
      page.file,
      line - 1,
      `"${word}" means nothing after the language of a fence.`,
      'Use title="…", file="…", add="…", remove="…", {1,3-5}, showLineNumbers, expect-error="…" or nocheck="reason".',
    ),
  );
  if (lang === '') findings.push(finding(page.file, line - 1, 'The fence has no language.', 'Name one: tsx, ts, bash, json, or txt for plain text.'));
  if (lang === 'js' || lang === 'jsx')
    findings.push(finding(page.file, line - 1, `A ${lang} sample is not compiled.`, 'Write it as ts or tsx, or add nocheck="reason" and use txt.'));
  if (meta.nocheck !== undefined && meta.nocheck.length < 10)
    findings.push(finding(page.file, line - 1, 'nocheck needs a reason.', 'Say in a sentence why the sample cannot be compiled.'));
  return findings;
}

function jsonFindings({page, line, code}: Fence): Finding[] {
  const errors: ParseError[] = [];
  parseJsonc(code, errors, {allowTrailingComma: true});
  return errors.map(({error, offset}) =>
    finding(
      page.file,
      line + code.slice(0, offset).split('\n').length - 1,
      `The JSON cannot be parsed: ${printParseErrorCode(error)}.`,
      'Fix the JSON; comments are fine, missing commas are not.',
    ),
  );
}
