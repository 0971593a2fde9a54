import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {LEAF} from '../scenes/timeline';

export default inBrowser('renderMedia() gives the component the props of the composition, whatever inputProps it gets itself.', async (stage) => {
  const leaves = async (name: string, own: string, passed: object) => {
    const shot = {scene: 'Timeline' as const, props: {parts: [{leaf: own}]}, durationInFrames: 1};
    const {logs} = await stage.film(shot, name, {codec: 'h264', inputProps: {...passed}});
    return [...new Set(logs.filter((text) => text.startsWith(LEAF)).map((text) => (JSON.parse(text.slice(LEAF.length)) as {name: string}).name))];
  };
  assert.deepEqual(await leaves('none.mp4', 'selected', {}), ['selected']);
  assert.deepEqual(await leaves('other.mp4', 'selected', {scene: 'Timeline', props: {parts: [{leaf: 'passed'}]}}), ['selected']);
});
