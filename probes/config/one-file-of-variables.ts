import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = {getEnvironmentVariables(onUpdate: null, logLevel: string, indent: boolean): Record<string, string>};

export default inNode(
  'One file of variables is read: that of --env-file, else of setDotEnvLocation(), else .env, else .env.local, and no other; it wins over REMOTION_ variables of the shell, and $HOST is not expanded.',
  () => {
    const {getEnvironmentVariables} = installed<Module>('@remotion/cli/dist/get-env.js');
    const {parsedCli} = installed<{parsedCli: Record<string, unknown>}>('@remotion/cli/dist/parsed-cli.js');
    const root = newFolder();
    const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);
    const read = () => {
      const {FROM, ...others} = getEnvironmentVariables(null, 'error', false);
      return [FROM, others];
    };
    const {cwd} = process;
    process.cwd = () => root;
    Object.assign(process.env, {REMOTION_EDITION: 'evening', EDITION: 'morning'});
    const shell = {REMOTION_EDITION: 'evening'};
    try {
      write('package.json', '{}');
      write('.env.production', 'FROM=production\n');
      assert.deepEqual(read(), [undefined, shell]);
      write('.env.local', 'FROM=local\nONLY_LOCAL=yes\n');
      assert.deepEqual(read(), ['local', {...shell, ONLY_LOCAL: 'yes'}]);
      write('.env', 'FROM=env\nURL=$HOST/feed\nREMOTION_EDITION=noon\n');
      assert.deepEqual(read(), ['env', {URL: '$HOST/feed', REMOTION_EDITION: 'noon'}]);
      write('north.env', 'FROM=setter\n');
      Config.setDotEnvLocation('north.env');
      assert.deepEqual(read(), ['setter', shell]);
      write('flag.env', 'FROM=flag\n');
      parsedCli['env-file'] = 'flag.env';
      assert.deepEqual(read(), ['flag', shell]);
    } finally {
      process.cwd = cwd;
      Config.setDotEnvLocation(null as never);
      delete parsedCli['env-file'];
    }
  },
);
