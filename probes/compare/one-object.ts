import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {readsMembers} from '../lib/one-object';
import {slowInNode} from '../lib/probe';

type Call = (...given: unknown[]) => unknown;

const DOCS = path.join(__dirname, '../../docs');

export default slowInNode('Each function whose page says that its only argument is an object has one parameter, whose members it reads.', async () => {
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
    assert.ok(await readsMembers(call), name);
  }
  assert.ok(pages.length > 30);
});
