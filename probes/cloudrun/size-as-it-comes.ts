import assert from 'node:assert/strict';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode('The size of a render is what Cloud Storage says, text if that is text; Number() makes a number of it.', async () => {
  const service = cloudRunService();
  for (const render of [service.film, service.still]) {
    const {size} = await render();
    assert.deepEqual([size, Number(size)], ['2048', 2048]);
  }
});
