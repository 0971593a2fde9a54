import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

export default slowInNode('After a crash, the command of Cloud Run ends with exit code 0 before it has fetched the log.', () => {
  const code = `
    const dist = ${JSON.stringify(path.join(MODULES, '@remotion/cloudrun/dist'))};
    const logging = require(dist + '/api/helpers/get-cloud-logging-client.js');
    logging.getCloudLoggingClient = () => ({listLogEntriesAsync: () => { console.log('FETCHED'); return []; }});
    const render = require(dist + '/api/render-media-on-cloudrun.js');
    const time = new Date().toISOString();
    render.internalRenderMediaOnCloudrun = () => Promise.resolve({type: 'crash', cloudRunEndpoint: 'https://remotion-mem2gi-cpu1-0-t300', message: '', requestStartTime: time, requestCrashTime: time, requestElapsedTimeInSeconds: 1});
    const {cloudrunCommand} = require(${JSON.stringify(path.join(MODULES, '@remotion/cli/dist/cloudrun-command.js'))});
    cloudrunCommand(${JSON.stringify(path.join(__dirname, '../..'))}, ['render', 'https://site.example', 'Walk'], 'info');
  `;
  const flags = ['--cloud-run-url=https://render.example', '--force-bucket-name=remotioncloudrun-mine'];
  const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', code, 'cloudrun', 'render', ...flags], {encoding: 'utf8', timeout: 25_000});
  assert.match(stdout + stderr, /The Cloud Run service did not return a response/);
  assert.doesNotMatch(stdout, /FETCHED/);
  assert.equal(status, 0);
});
