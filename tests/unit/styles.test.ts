import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import stylelint from 'stylelint';
import {breakpoints} from '../../plugins/tokens/breakpoints';
import {token, variablesOf} from '../../plugins/tokens/read';
import {replacedDefaults} from '../../plugins/tokens/replaced-defaults';

/** What the lint finds in a fixture. */
async function findingsIn(name: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    files: path.join(__dirname, '../fixtures/styles', name),
    configFile: path.join(__dirname, '../../stylelint.config.mjs'),
  });
  assert.equal(results.length, 1);
  return results.flatMap(({warnings}) => warnings.sort((a, b) => a.line - b.line).map(({line, rule}) => `${line} ${rule}`));
}

test('styles: a size, distance, corner, color or width that is not a token fails the lint', async () => {
  assert.deepEqual(await findingsIn('off-scale.module.css'), [
    '2 declaration-property-value-allowed-list',
    '3 declaration-property-value-allowed-list',
    '7 declaration-property-value-allowed-list',
    '11 declaration-property-value-disallowed-list',
    '12 no-unknown-custom-properties',
    '13 declaration-property-value-allowed-list',
    '14 color-no-hex',
    '15 function-disallowed-list',
    '16 color-named',
    '19 media-feature-name-disallowed-list',
    '21 declaration-property-value-disallowed-list',
    '25 no-unknown-custom-media',
  ]);
});

test('styles: values from tokens.css pass the lint', async () => {
  assert.deepEqual(await findingsIn('on-scale.module.css'), []);
});

test('the scale is short: 9 sizes of text, 3 corners, 4 breakpoints', () => {
  const names = Object.keys(variablesOf(':root'));
  const count = (start: string) => names.filter((name) => name.startsWith(start)).length;
  assert.deepEqual([count('text-'), count('radius'), breakpointsIn('@media (--phone) {}').length], [9, 3, 4]);
});

test('a token has a value for each mode, and a misspelled one is an error', () => {
  assert.equal(token('light', 'paper'), '#fbfaf7');
  assert.equal(token('dark', 'paper'), '#0f1115');
  assert.equal(token('dark', 'radius'), token('light', 'radius'));
  assert.throws(() => token('dark', 'papper'), /does not define --papper/);
});

/** The breakpoints that a stylesheet is given. */
function breakpointsIn(css: string): string[] {
  const added: string[] = [];
  breakpoints.Once({source: {input: {css}}, prepend: (text) => added.push(...text.split('\n'))}, {result: {messages: []}});
  return added;
}

test('a stylesheet that names a breakpoint is given its definition, others are left alone', () => {
  assert.ok(breakpointsIn('.a {color: var(--ink)} @media not (--mobile) {.a {top: 0}}').includes('@custom-media --mobile (max-width: 996px);'));
  assert.deepEqual(breakpointsIn('.a {color: var(--ink)} @media print {.a {top: var(--b)}}'), []);
});

test('values of the theme’s library are removed only where tokens.css sets its own for the whole page', () => {
  const declarations = [
    {prop: '--ifm-heading-color', parent: {selector: ':root'}},
    {prop: '--ifm-heading-color', parent: {selector: "html[data-theme='dark']"}},
    {prop: '--ifm-heading-color', parent: {selector: '.alert'}},
    {prop: '--ifm-badge-color', parent: {selector: ':root'}},
  ];
  const removed: unknown[] = [];
  const walkDecls = (_: RegExp, each: (declaration: (typeof declarations)[number] & {remove(): void}) => void) =>
    declarations.forEach((declaration) => each({...declaration, remove: () => removed.push(declaration)}));
  replacedDefaults.Once({walkDecls}, {result: {messages: []}});
  assert.deepEqual(removed, declarations.slice(0, 2));
});
