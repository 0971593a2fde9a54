import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = {getEnvironmentVariables(onUpdate: null, logLevel: string, indent: boolean): object};

export default inNode(
  'A missing file of --env-file, looked for in the working directory, or of setDotEnvLocation(), looked for in the root, ends the command with code 1, a message of its own and the path.',
  () => {
    const {getEnvironmentVariables} = installed<Module>('@remotion/cli/dist/get-env.js');
    const {parsedCli} = installed<{parsedCli: Record<string, unknown>}>('@remotion/cli/dist/parsed-cli.js');
    const root = newFolder();
    const folder = path.join(root, 'scripts');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(root, 'package.json'), '{}');
    const {cwd, exit} = process;
    const {error} = console;
    const said: string[] = [];
    console.error = (...parts: unknown[]) => said.push(parts.join(' '));
    process.cwd = () => folder;
    process.exit = (code) => {
      throw new Error(`It ended with ${code}.`);
    };
    const ends = () => {
      said.length = 0;
      assert.throws(() => getEnvironmentVariables(null, 'error', false), {message: 'It ended with 1.'});
      return said.join('\n');
    };
    try {
      Config.setDotEnvLocation('videos.env');
      const ofTheFile = ends();
      assert.match(ofTheFile, /You specified a custom \.env file using `Config\.setDotEnvLocation\(\)` in the config file but it could not be found/);
      assert.ok(ofTheFile.includes(path.join(root, 'videos.env')));
      parsedCli['env-file'] = 'videos.env';
      const ofTheFlag = ends();
      assert.match(ofTheFlag, /You passed a --env-file but it could not be found\./);
      assert.ok(ofTheFlag.includes(path.join(folder, 'videos.env')));
    } finally {
      Object.assign(process, {cwd, exit});
      console.error = error;
      Config.setDotEnvLocation(null as never);
      delete parsedCli['env-file'];
    }
  },
);
