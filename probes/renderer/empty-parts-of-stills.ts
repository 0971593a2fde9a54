import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Where nothing is drawn, a PNG is transparent.', async (stage) => {
  const picture = await stage.still({scene: 'StaticName', props: {name: 'a.png'}});
  assert.equal(picture.at(5, 5)[3], 0);
});
