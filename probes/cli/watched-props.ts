import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Read = (onUpdate: ((props: object) => void) | null, logLevel: string) => object;
const {getInputProps} = installed<{getInputProps: Read}>('@remotion/cli/dist/get-input-props.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');

export default inNode(
  'The Studio watches a file of --props, and other commands do not; while the file is no valid JSON, the last props stay, with a message in the terminal.',
  () => {
    const file = path.join(newFolder(), 'invoice.json');
    const {parsedCli} = commandLine;
    const {watchFile} = fs;
    const before = [console.log, console.error] as const;
    const lines: string[] = [];
    const updates: object[] = [];
    const changes: (() => void)[] = [];
    console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
    console.error = console.log;
    Object.assign(fs, {watchFile: (_: string, __: object, changed: () => void) => changes.push(changed)});
    try {
      fs.writeFileSync(file, '{"customer": "Hanna"}');
      commandLine.parsedCli = {props: file};
      assert.deepEqual(getInputProps(null, 'info'), {customer: 'Hanna'});
      assert.equal(changes.length, 0);
      assert.deepEqual(
        getInputProps((props) => updates.push(props), 'info'),
        {customer: 'Hanna'},
      );
      fs.writeFileSync(file, '{"customer": ');
      changes[0]?.();
      assert.deepEqual([updates, lines.splice(0)], [[], [`${file} contains invalid JSON. Did not apply new input props.`]]);
      fs.writeFileSync(file, '{"customer": "Amina"}');
      changes[0]?.();
      assert.deepEqual([updates, lines.splice(0)], [[{customer: 'Amina'}], [`Updated input props from ${file}.`]]);

      commandLine.parsedCli = {props: '{"customer": "Noor"}'};
      assert.deepEqual(getInputProps(null, 'info'), {customer: 'Noor'});
    } finally {
      Object.assign(fs, {watchFile});
      commandLine.parsedCli = parsedCli;
      [console.log, console.error] = before;
    }
  },
);
