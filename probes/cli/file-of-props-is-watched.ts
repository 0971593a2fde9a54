import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = {getInputProps(onUpdate: ((props: object) => void) | null, logLevel: string): object};

export default inNode(
  '--props takes JSON or a file of JSON; the Studio watches the file and takes over each change that is valid JSON, and a render does not watch it.',
  () => {
    const {getInputProps} = installed<Module>('@remotion/cli/dist/get-input-props.js');
    const {parsedCli} = installed<{parsedCli: Record<string, unknown>}>('@remotion/cli/dist/parsed-cli.js');
    const {watchFile} = fs;
    const changed: (() => void)[] = [];
    Object.assign(fs, {watchFile: (_: string, __: object, listener: () => void) => changed.push(listener)});
    const updates: object[] = [];
    const file = path.join(newFolder(), 'grace.json');
    const write = (text: string) => {
      fs.writeFileSync(file, text);
      for (const listener of changed) listener();
    };
    try {
      parsedCli.props = '{"name": "Ada"}';
      assert.deepEqual(
        getInputProps((props) => updates.push(props), 'error'),
        {name: 'Ada'},
      );
      write('{"name": "Grace"}');
      parsedCli.props = file;
      assert.deepEqual(getInputProps(null, 'error'), {name: 'Grace'});
      assert.equal(changed.length, 0);
      getInputProps((props) => updates.push(props), 'error');
      for (const text of ['{"name": "Hedy"}', '{"name": ', '{"name": "Mary"}']) write(text);
      assert.deepEqual(updates, [{name: 'Hedy'}, {name: 'Mary'}]);
    } finally {
      Object.assign(fs, {watchFile});
      delete parsedCli.props;
    }
  },
);
