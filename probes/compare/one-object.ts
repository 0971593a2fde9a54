import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Call = (...given: unknown[]) => unknown;

const DOCS = path.join(__dirname, '../../docs');

/** Whether a function takes the members of its first parameter, in its parentheses or in its body. */
function readsMembers(call: Call): boolean {
  const [, parameter = ''] = /^(?:async )?(?:function )?\w*\s*\(?(\{|\w+)/.exec(call.toString()) ?? [];
  return parameter === '{' || new RegExp(`\\.\\.\\.${parameter}\\b|\\b${parameter}(?:\\.\\w|\\))|\\} = ${parameter}\\b`).test(call.toString());
}

export default inNode('Each function whose page says that its only argument is an object has one parameter, whose members it reads.', async () => {
  const pages = fs
    .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => fs.readFileSync(path.join(DOCS, name), 'utf8'))
    .filter((page) => page.includes('{/* probe: compare/one-object */}'));
  for (const page of pages) {
    const [, specifier = ''] = /^package: ['"]?([^'"\n]+)/m.exec(page) ?? [];
    const [, name = ''] = /^export: (\w+)$/m.exec(page) ?? [];
    const call = ((await import(specifier)) as Record<string, Call>)[name]!;
    assert.equal(call.length, 1, name);
    assert.ok(readsMembers(call), `${name}: ${call.toString().slice(0, 300)}`);
  }
  assert.ok(pages.length > 30);
});
