import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/cloudrun/dist');

export default slowInNode(
  'deployService() does not wait for the check of the image: without one, the service is requested all the same, and an unhandled rejection ends Node past try and catch. Without the check, the registry is not asked.',
  () => {
    const run = (options: string) => {
      const code = `
        const dist = ${JSON.stringify(DIST)};
        const {ArtifactRegistryClient} = require(require.resolve('@google-cloud/artifact-registry', {paths: [dist]}));
        ArtifactRegistryClient.prototype.listTags = async () => { console.log('ASKED'); return [[]]; };
        require(dist + '/api/helpers/get-cloud-run-client.js').getCloudRunClient = () => ({
          async *listServicesAsync() { console.log('LISTED'); },
          createService: async () => [{promise: () => new Promise((resolve) => setTimeout(resolve, 200, [{name: 'new'}]))}],
        });
        const {deployService} = require(dist + '/api/deploy-service.js');
        (async () => {
          try {
            await deployService({projectID: 'ski-lifts', region: 'us-east1'${options}});
            console.log('DEPLOYED');
          } catch { console.log('CAUGHT'); }
        })();
      `;
      return spawnSync(process.execPath, ['-e', code], {
        encoding: 'utf8',
        timeout: 25_000,
        env: {...process.env, REMOTION_GCP_CLIENT_EMAIL: 'a@b.example', REMOTION_GCP_PRIVATE_KEY: 'key'},
      });
    };
    const checked = run('');
    assert.match(checked.stderr, /The tag for Remotion version 4\.0\.332 was not found in the Cloud run registry\./);
    assert.deepEqual([checked.stdout, checked.status], ['ASKED\nLISTED\n', 1]);
    const unchecked = run(', performImageVersionValidation: false');
    assert.deepEqual([unchecked.stdout, unchecked.status], ['LISTED\nDEPLOYED\n', 0]);
  },
);
