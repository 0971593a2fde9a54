import assert from 'node:assert/strict';
import fs from 'node:fs';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const FIELDS = ['cliFlag', 'description', 'docLink', 'getValue', 'name', 'setConfig', 'ssrName', 'type'];
const FOLDER = 'node_modules/@remotion/renderer/dist/options';

type Option = {
  cliFlag: string;
  getValue: (given: {commandLine: Record<string, unknown>}) => {value: unknown; source: string};
  setConfig: (value: number) => void;
};

export default inNode(
  'Each option is one object with eight fields in a file in options/ that is named after it, and its cliFlag has no dashes in front; getValue() finds value and source in the flag, else the setter, else the default.',
  () => {
    const options = new Set<object>(Object.values(BrowserSafeApis.options));
    assert.ok(options.size > 40);
    for (const option of options) {
      assert.deepEqual(Object.keys(option).sort(), FIELDS);
      assert.doesNotMatch((option as Option).cliFlag, /^-/);
    }
    const letters = (text: string) => text.replaceAll('-', '').toLowerCase();
    const named = fs
      .readdirSync(FOLDER)
      .filter((name) => name.endsWith('.js') && name !== 'index.js')
      .flatMap((name) =>
        Object.entries(installed<object>(`@remotion/renderer/dist/options/${name}`)).flatMap(([key, value]) =>
          typeof value === 'object' && value !== null && 'cliFlag' in value ? [{key, option: value as Option, name: name.slice(0, -3)}] : [],
        ),
      );
    assert.ok(named.length >= options.size);
    assert.equal(new Set(named.map(({name}) => name)).size, named.length);
    for (const {key, option, name} of named) {
      assert.ok(letters(key).includes(letters(name)) || letters(option.cliFlag).includes(letters(name)), `${key} in ${name}`);
    }
    const {jpegQualityOption} = installed<{jpegQualityOption: Option}>('@remotion/renderer/dist/options/jpeg-quality.js');
    try {
      assert.deepEqual(jpegQualityOption.getValue({commandLine: {}}), {value: 80, source: 'default'});
      jpegQualityOption.setConfig(60);
      assert.deepEqual(jpegQualityOption.getValue({commandLine: {}}), {value: 60, source: 'config'});
      assert.deepEqual(jpegQualityOption.getValue({commandLine: {'jpeg-quality': 90}}), {value: 90, source: 'cli'});
    } finally {
      jpegQualityOption.setConfig(80);
    }
  },
);
