import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const ROOT = path.join(__dirname, '../..');
const HEAVY = ['bundler', 'cli', 'studio-server', 'renderer/dist/index'].map((name) => `@remotion/${name}`);
const GOOGLE = ['artifact-registry', 'resource-manager', 'logging', 'run', 'storage'].map((name) => `@google-cloud/${name}/`);

export default slowInNode(
  'The main entry point of Cloud Run loads 1,617 files and the client 399, the script included, without the bundler, Webpack, esbuild, the command line, the Studio server and three of the five libraries of Google.',
  () => {
    const loaded = (name: string) => {
      const code = `require(${JSON.stringify(name)}); console.log(JSON.stringify(Object.keys(require.cache)))`;
      return JSON.parse(
        spawnSync(process.execPath, ['-e', code], {cwd: ROOT, encoding: 'utf8', timeout: 25_000, env: {...process.env, NODE_OPTIONS: ''}}).stdout,
      ) as string[];
    };
    // The script is one of the files, which Node.js does not count with -e.
    const [main, client] = [loaded('@remotion/cloudrun'), loaded('@remotion/cloudrun/client')];
    assert.deepEqual([main.length + 1, client.length + 1], [1617, 399]);
    const parts = (files: string[], names: string[]) => names.filter((name) => files.some((file) => file.includes(name)));
    const names = [...HEAVY, '/webpack/', '/esbuild/', ...GOOGLE, 'google-auth-library'];
    assert.deepEqual(parts(main, names), names);
    assert.deepEqual(parts(client, names), [...GOOGLE.slice(3), 'google-auth-library']);
  },
);
