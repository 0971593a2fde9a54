import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('In a render, staticFile() returns a path below /public.', async (stage) => {
  const {logs} = await stage.still({scene: 'StaticName', props: {name: 'img/sea view #1.jpg'}});
  assert.ok(logs.includes('staticFile /public/img/sea%20view%20%231.jpg'), logs.join());
});
