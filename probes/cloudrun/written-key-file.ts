import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {runScriptOf} from '../lib/page-script';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PAGE = 'docs/cloudrun/generate-env.mdx';

export default inNode(
  'The script of the page takes the path of a key file, writes three variables into .env and keeps its other lines; the other sample turns \\n in the key into line breaks.',
  async () => {
    const folder = newFolder();
    const file = path.join(folder, 'key.json');
    const key = '-----BEGIN\nMII\n';
    fs.writeFileSync(file, JSON.stringify({project_id: 'harbor', client_email: 'a@harbor.example', private_key: key, token_uri: 'none'}));
    const env = path.join(folder, '.env');
    fs.writeFileSync(env, 'WEATHER=rain\nREMOTION_GCP_PROJECT_ID=old\n');
    const {argv} = process;
    const there = (name: string) => path.join(folder, name);
    const within = {
      existsSync: (name: string) => fs.existsSync(there(name)),
      readFileSync: (name: string, encoding: 'utf8') => fs.readFileSync(path.resolve(folder, name), encoding),
      writeFileSync: (name: string, text: string) => fs.writeFileSync(there(name), text),
    };
    process.argv = [...argv.slice(0, 2), file];
    try {
      await runScriptOf(PAGE, 'write-gcp-env.ts', {'node:fs': within});
    } finally {
      process.argv = argv;
    }
    const variables = {REMOTION_GCP_PROJECT_ID: 'harbor', REMOTION_GCP_CLIENT_EMAIL: 'a@harbor.example', REMOTION_GCP_PRIVATE_KEY: key};
    assert.deepEqual({...parseEnv(fs.readFileSync(env, 'utf8'))}, {WEATHER: 'rain', ...variables});
    process.env.REMOTION_GCP_PRIVATE_KEY = key.replaceAll('\n', '\\n');
    await runScriptOf(PAGE, 'src/gcp-key.ts', {});
    const repaired = process.env.REMOTION_GCP_PRIVATE_KEY;
    delete process.env.REMOTION_GCP_PRIVATE_KEY;
    assert.equal(repaired, key);
  },
);
