import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const ROUTE = path.join(__dirname, '../../node_modules/@remotion/studio-server/dist/preview-server/routes/update-default-props.js');
const ROOT = `const  untidy = 1;
export const Root = () => <Composition id="Quote" defaultProps={{text: 'Old'}} />;
`;

const CODE = `const Module = require('node:module');
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === 'prettier' && process.env.WITHOUT) throw new Error('MODULE_NOT_FOUND');
  return load(name, ...rest);
};
const {updateDefaultPropsHandler: save} = require(${JSON.stringify(ROUTE)});
const input = {compositionId: 'Quote', defaultProps: '{"text":"New"}', enumPaths: []};
save({input, remotionRoot: process.cwd(), entryPoint: 'src/index.ts'}).then(({success, reason}) => console.log(success, reason ?? ''));
`;

export default slowInNode(
  'Saving default props needs the package prettier and a configuration file, without which the root file stays as it is, and formats the whole root file.',
  () => {
    const project = newFolder();
    const root = path.join(project, 'src/Root.tsx');
    fs.mkdirSync(path.dirname(root));
    fs.writeFileSync(root, ROOT);
    const save = (env: Record<string, string> = {}) => {
      const {stdout, stderr} = spawnSync(process.execPath, ['-e', CODE], {cwd: project, encoding: 'utf8', env: {...process.env, ...env}, timeout: 9000});
      return [stdout.trim() || stderr, fs.readFileSync(root, 'utf8')];
    };
    assert.deepEqual(save({WITHOUT: 'prettier'}), ['false Prettier cannot be found in the current project.', ROOT]);
    assert.deepEqual(save(), ['false The Prettier config file was not found', ROOT]);
    fs.writeFileSync(path.join(project, '.prettierrc'), '{"singleQuote": true}');
    const [outcome, code] = save();
    assert.equal(outcome, 'true');
    assert.equal(code, 'const untidy = 1;\nexport const Root = () => (\n  <Composition id="Quote" defaultProps={{ text: \'New\' }} />\n);\n');
  },
);
