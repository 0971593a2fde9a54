import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/studio/dist');

export default inNode(
  'Of the keys of the Studio, Ctrl+K, Ctrl+I, Ctrl+S, Ctrl+Enter and Esc also react while a field has the focus, and in the quick switcher the arrows and Enter; a field is an input, whatever its type, or a text area.',
  () => {
    const files = fs
      .readdirSync(DIST, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.js') && !name.startsWith('esm'))
      .map((name) => ({name, code: fs.readFileSync(path.join(DIST, name), 'utf8')}));
    const calls = files.flatMap(({name, code}) =>
      [...code.matchAll(/^( *)\S[^\n]*\bregisterKeybinding\(\{\n(.*?)^\1\}\);/gms)].map(([, , call = '']) => ({name, call})),
    );
    assert.equal(calls.length, files.flatMap(({code}) => code.split('registerKeybinding({').slice(1)).length);
    const inFields = calls.filter(({call}) => call.includes('triggerIfInputFieldFocused: true'));
    const others = calls.filter(({call}) => call.includes('triggerIfInputFieldFocused: false'));
    assert.equal(inFields.length + others.length, calls.length);
    assert.ok(others.length > 20, `${others.length} other keys`);
    const keyOf = (call: string) => `${call.includes('commandCtrlKey: true') ? 'Ctrl+' : ''}${/\bkey: '(.+)'/.exec(call)?.[1]}`;
    const isInSwitcher = ({name}: {name: string}) => name.includes('QuickSwitcher');
    const keys = (list: typeof calls) => [...new Set(list.map(({call}) => keyOf(call)))].sort();
    assert.deepEqual(keys(inFields.filter((key) => !isInSwitcher(key))), ['Ctrl+Enter', 'Ctrl+i', 'Ctrl+k', 'Ctrl+s', 'Escape']);
    assert.deepEqual(keys(inFields.filter(isInSwitcher)), ['ArrowDown', 'ArrowUp', 'Enter']);
    const listener = files.find(({name}) => name === path.join('helpers', 'use-keybinding.js'))?.code ?? '';
    assert.deepEqual(
      [...listener.matchAll(/activeElement instanceof (\w+)/g)].map(([, type]) => type),
      ['HTMLInputElement', 'HTMLTextAreaElement'],
    );
  },
);
