import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const NAME = '@remotion/renderer';
const PACKUMENT = {name: NAME, 'dist-tags': {latest: '4.0.332'}, versions: {'4.0.332': {name: NAME, version: '4.0.332'}}};

export default slowInNode(
  'npm view prints "No match found for version 4.1.0-alpha9" and exits with code 1 if the registry has the package without this version, and prints a version that is there.',
  async () => {
    const {origin, close} = await serve((_, response) => response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(PACKUMENT)));
    const cwd = newFolder();
    const view = (version: string) =>
      new Promise<{code: number; output: string}>((resolve) => {
        const env = {...process.env, npm_config_cache: cwd, npm_config_update_notifier: 'false', npm_config_registry: origin};
        execFile('npm', ['view', `${NAME}@${version}`, 'version'], {cwd, env}, (error, stdout, stderr) =>
          resolve({code: Number(error?.code ?? 0), output: stdout + stderr}),
        );
      });
    try {
      const [missing, there] = await Promise.all([view('4.1.0-alpha9'), view('4.0.332')]);
      assert.equal(missing.code, 1, missing.output);
      assert.match(missing.output, /No match found for version 4\.1\.0-alpha9/);
      assert.deepEqual([there.code, there.output.trim()], [0, '4.0.332']);
    } finally {
      close();
    }
  },
);
