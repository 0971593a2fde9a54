import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

export default slowInNode(
  'Where nobody can answer, a command of Cloud Run that deletes ends at its question with exit code 0 and deletes nothing, unless --yes is set.',
  () => {
    const code = `
    const dist = ${JSON.stringify(path.join(MODULES, '@remotion/cloudrun/dist'))};
    const service = {name: 'projects/mine/locations/us-east1/services/remotion-4-0-0-mem2gi-cpu1-0-t300'};
    require(dist + '/api/helpers/get-cloud-run-client.js').getCloudRunClient = () => ({
      getService: () => Promise.resolve([service]),
      deleteService: () => { console.log('DELETED'); return Promise.resolve(); },
    });
    const {cloudrunCommand} = require(${JSON.stringify(path.join(MODULES, '@remotion/cli/dist/cloudrun-command.js'))});
    cloudrunCommand(${JSON.stringify(path.join(__dirname, '../..'))}, ['services', 'rm', 'remotion-4-0-0-mem2gi-cpu1-0-t300'], 'info');
  `;
    const remove = (...flags: string[]) =>
      spawnSync(process.execPath, ['-e', code, 'cloudrun', 'services', ...flags], {
        env: {...process.env, REMOTION_GCP_PROJECT_ID: 'mine'},
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
        timeout: 12_000,
      });
    const silent = remove();
    assert.match(silent.stdout, /Delete\? \(Y\/n\)/);
    assert.doesNotMatch(silent.stdout, /DELETED/);
    assert.equal(silent.status, 0);
    const forced = remove('--yes');
    assert.match(forced.stdout, /DELETED/);
    assert.equal(forced.status, 0);
  },
);
