import assert from 'node:assert/strict';
import {dashedVersion} from '../lib/installed';
import {cloudrun} from '../lib/google-cloud';
import {inNode} from '../lib/probe';

const OWN = `remotion-${dashedVersion('@remotion/cloudrun')}-mem2gi-cpu1-0-t300`;
const OLD = 'remotion-4-0-298-mem2gi-cpu1-0-t300';
const PLACE = 'projects/ski-lifts/locations/us-east1/services';

export default inNode(
  'services ls shows services of all versions in one region, and -q only their names or (), which services rm accepts. A foreign service ends ls and rmall with code 1 before anything is deleted.',
  async () => {
    const run = (args: string[], services: string[] = [OWN, OLD], env = {}) => cloudrun(['services', ...args], {services}, {env});
    const list = await run(['ls']);
    assert.equal(list.code, 0, list.output);
    assert.match(list.stdout, /2 services in us-east1/);
    assert.match(list.stdout, /^Version: {13}4-0-298$/m);
    const quiet = await run(['ls', '-q'], undefined, {REMOTION_GCP_REGION: 'europe-west6'});
    assert.deepEqual([quiet.stdout, quiet.code], [`${OWN} ${OLD}\n`, 0]);
    assert.deepEqual((await run(['ls', '-q'], [])).stdout, '()\n');
    const none = await run(['rm', '()', '-y']);
    assert.deepEqual([none.stdout, none.code, none.notes], ['No services to remove.\n', 0, []]);
    const removed = await run(['rm', OWN, OLD, '-y', '-q', '--log=error']);
    assert.deepEqual([removed.output, removed.code, removed.notes], ['', 0, [`delete ${PLACE}/${OWN}`, `delete ${PLACE}/${OLD}`]]);
    for (const command of ['ls', 'rmall']) {
      const foreign = await run([command, '-y'], [OWN, 'remotion-blog']);
      assert.match(foreign.output, /Could not parse service name remotion-blog/);
      assert.deepEqual([foreign.code, foreign.notes], [1, []]);
    }
  },
);
