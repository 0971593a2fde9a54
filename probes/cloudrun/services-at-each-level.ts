import assert from 'node:assert/strict';
import {dashedVersion} from '../lib/installed';
import {cloudrun} from '../lib/google-cloud';
import {inNode} from '../lib/probe';

const OWN = `remotion-${dashedVersion('@remotion/cloudrun')}-mem2gi-cpu1-0-t300`;

export default inNode(
  'services rm shows the details of a service before its question at each level of --log, unless -q hides them; services ls looks in one region, also with --all-regions.',
  async () => {
    for (const level of ['trace', 'verbose', 'info', 'warn', 'error']) {
      const shown = await cloudrun(['services', 'rm', OWN, `--log=${level}`], {services: [OWN]}, {answers: ['n']});
      assert.match(shown.stdout, new RegExp(`${OWN}\n[^]*CPU Limit:[^]*Memory Limit:[^]*Delete\\? `), level);
      assert.equal(shown.questions, 1);
    }
    const hidden = await cloudrun(['services', 'rm', OWN, '-q'], {services: [OWN]}, {answers: ['n']});
    assert.doesNotMatch(hidden.stdout, /Memory Limit/);
    for (const flags of [[], ['--all-regions']]) {
      const {stdout} = await cloudrun(['services', 'ls', '--region=europe-west6', ...flags], {services: [OWN]});
      assert.deepEqual(stdout.match(/\d+ services? in [\w-]+/g), ['1 service in europe-west6']);
    }
  },
);
