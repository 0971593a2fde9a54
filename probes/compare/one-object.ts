import assert from 'node:assert/strict';
import path from 'node:path';
import {readCorpus} from '../../core/corpus/corpus';
import {subjectOf} from '../../core/toolkit/corpus-program';
import {inNode} from '../lib/probe';

type Call = (...given: unknown[]) => unknown;

const PROJECT = path.join(__dirname, '../..');

/** Whether a function takes the members of its first parameter, in its parentheses or in its body. */
function readsMembers(call: Call): boolean {
  const [, parameter = ''] = /^(?:async )?(?:function )?\w*\s*\(?(\{|\w+)/.exec(call.toString()) ?? [];
  return parameter === '{' || new RegExp(`\\.\\.\\.${parameter}\\b|\\b${parameter}(?:\\.\\w|\\))|\\} = ${parameter}\\b`).test(call.toString());
}

export default inNode('Each function whose page says that its only argument is an object has one parameter, whose members it reads.', async () => {
  const pages = readCorpus(PROJECT).pages.filter(({source}) => source.includes('{/* probe: compare/one-object */}'));
  for (const {page, specifier, name = ''} of pages.flatMap((each) => subjectOf(each) ?? [])) {
    const call = ((await import(specifier)) as Record<string, Call>)[name]!;
    assert.equal(call.length, 1, page.file);
    assert.ok(readsMembers(call), `${page.file}: ${call.toString().slice(0, 300)}`);
  }
  assert.ok(pages.length > 30);
});
