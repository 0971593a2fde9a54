import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {finding, type Finding} from '../core/corpus/finding';
import type {Check} from './check';

const STATEMENTS = 'tests/statements.md';
const TESTS = 'tests/browser';

const KEY = /^- `([^`]+)` \S/;
const TAG = /^@([a-z0-9-]+\.[a-z0-9-]+)$/;

type Tag = {key: string; file: string; line: number};

/** Every statement of the site's list has a test in a browser, and every such test names the statements that it proves. */
export const statements: Check = {
  name: 'statements',
  rule: 'every statement of `tests/statements.md` has a test, and every test names one',
  failsOn: ['statements', /No test proves/],
  files: /^tests\/(statements\.md|browser\/.*\.spec\.ts)$/,
  decides: /^tests\/statements\.md$/,
  run({dir}) {
    const lines = fs.readFileSync(path.join(dir, STATEMENTS), 'utf8').split('\n');
    const listed = lines.flatMap((text, index) => {
      const key = KEY.exec(text)?.[1];
      return key ? [{key, line: index + 1}] : [];
    });
    const keys = new Set(listed.map(({key}) => key));
    const files = specsIn(dir).map((file) => readSpec(dir, file));
    const tags = files.flatMap((file) => file.tags);
    const named = new Set(tags.map(({key}) => key));
    return {
      count: listed.length,
      looked: `statements, proven by ${files.reduce((sum, {tests}) => sum + tests, 0)} tests in ${files.length} files`,
      findings: [
        ...listed
          .filter(({key}, index) => listed.findIndex((other) => other.key === key) !== index)
          .map(({key, line}) => finding(STATEMENTS, line, `The key ${key} occurs twice.`, 'Give one of the statements another key.')),
        ...listed
          .filter(({key}) => !named.has(key))
          .map(({key, line}) =>
            finding(STATEMENTS, line, `No test proves ${key}.`, `Write a test in ${TESTS}/ with the tag '@${key}', or take the statement back.`),
          ),
        ...tags
          .filter(({key}) => !keys.has(key))
          .map(({key, file, line}) => finding(file, line, `${key} is no statement.`, `Add it to ${STATEMENTS}, or name one that is listed there.`)),
        ...files.flatMap(({untagged}) => untagged),
      ],
    };
  },
};

const specsIn = (dir: string): string[] =>
  fs
    .readdirSync(path.join(dir, TESTS), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${TESTS}/${name}`)
    .sort();

/** The statements that a file of tests names, and its tests that name none. */
function readSpec(dir: string, file: string): {tests: number; tags: Tag[]; untagged: Finding[]} {
  const source = ts.createSourceFile(file, fs.readFileSync(path.join(dir, file), 'utf8'), ts.ScriptTarget.Latest);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const found = {tests: 0, tags: [] as Tag[], untagged: [] as Finding[]};
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) {
      const key = TAG.exec(node.text)?.[1];
      if (key) found.tags.push({key, file, line: lineOf(node)});
    }
    if (isTest(node)) {
      found.tests++;
      if (!hasTag(node.arguments[1]))
        found.untagged.push(
          finding(file, lineOf(node), 'The test names no statement.', `Name it after the title, as in {tag: '@navbar.hides'}; ${STATEMENTS} lists them.`),
        );
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test' && node.arguments.length > 1;

const hasTag = (details: ts.Expression | undefined): boolean =>
  details !== undefined &&
  ts.isObjectLiteralExpression(details) &&
  details.properties.some(({name}) => name !== undefined && ts.isIdentifier(name) && name.text === 'tag');
