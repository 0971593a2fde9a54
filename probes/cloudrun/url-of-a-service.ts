import assert from 'node:assert/strict';
import {dashedVersion} from '../lib/installed';
import {cloudrun} from '../lib/google-cloud';
import {inNode} from '../lib/probe';

const NAME = `remotion-${dashedVersion('@remotion/cloudrun')}-mem2gi-cpu1-0-t300`;

export default inNode(
  'services deploy and services ls print the URL of a service in a line that begins with Service URL. The old service is not deleted by a deployment, and the same name may exist in two regions.',
  async () => {
    const line = new RegExp(`^Service URL:? +https://${NAME}\\.example$`, 'm');
    const OLD = 'remotion-4-0-298-mem2gi-cpu1-0-t300';
    const deployed = await cloudrun(['services', 'deploy'], {services: [OLD]});
    assert.match(deployed.stdout, line);
    assert.deepEqual(
      deployed.notes.map((note) => note.split(' ')[0]),
      ['create'],
    );
    for (const region of ['us-east1', 'europe-west6']) {
      const list = await cloudrun(['services', 'ls', `--region=${region}`], {services: [NAME]});
      assert.match(list.stdout, line);
      assert.match(list.stdout, new RegExp(`^Service name: +${NAME}$`, 'm'));
      assert.match(list.stdout, new RegExp(`${region}`));
    }
  },
);
