import assert from 'node:assert/strict';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode('renderMediaOnCloudrun() and renderStillOnCloudrun() send only the variables in envVariables, and none without it.', async () => {
  process.env.REMOTION_GCP_PRIVATE_KEY = 'key';
  process.env.REMOTION_SLOPE = 'north';
  const service = cloudRunService();
  try {
    for (const render of [service.film, service.still]) {
      await render();
      await render({envVariables: {SNOW: 'fresh'}});
      const [without, given] = service.requests.splice(0);
      assert.deepEqual([without?.envVariables, given?.envVariables], [{}, {SNOW: 'fresh'}]);
      assert.ok(!/private|north/i.test(JSON.stringify([without, given]).replaceAll('"privacy":"public"', '')));
    }
  } finally {
    delete process.env.REMOTION_GCP_PRIVATE_KEY;
    delete process.env.REMOTION_SLOPE;
  }
});
