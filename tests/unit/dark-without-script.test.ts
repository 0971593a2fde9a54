import assert from 'node:assert/strict';
import {test} from 'node:test';
import {darkWithoutScript} from '../../plugins/dark-without-script';

class AtRule {
  rules: string[][] = [];
  constructor(readonly options: {name: string; params: string}) {}
  append({selectors}: {selectors: string[]}) {
    this.rules.push(selectors);
  }
}

/** What follows a rule once the plugin has seen it. */
function added(...selectors: string[]): string[] {
  const after: AtRule[] = [];
  const rule = {
    selectors,
    clone: (changes: {selectors: string[]}) => ({...rule, ...changes}),
    after: (node: unknown) => after.push(node as AtRule),
  };
  darkWithoutScript.Rule(rule, {AtRule});
  return after.flatMap(({options, rules}) => rules.flat().map((selector) => `${options.name} ${options.params} ${selector}`));
}

test('rules of the dark mode get a copy for readers without scripts, others stay alone', () => {
  const media = 'media screen and (prefers-color-scheme: dark)';
  assert.deepEqual(added("[data-theme='dark']"), [`${media} html:not([data-theme])`]);
  assert.deepEqual(added(':root', "html[data-theme='dark'] .a:hover"), [`${media} html:not([data-theme]) .a:hover`]);
  assert.deepEqual(added(':root', "[data-theme='light'] .a"), []);
});
