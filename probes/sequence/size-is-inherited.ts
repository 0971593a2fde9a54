import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('The width of a sequence is what the hook returns inside it and in nested ones, also with the layout none.', async (stage) => {
  const nested = {type: 'sequence' as const, props: {}, parts: [{leaf: 'nested'}]};
  const parts = [{type: 'sequence' as const, props: {width: 200, height: 100, layout: 'none' as const}, parts: [nested, {leaf: 'direct'}]}];
  const {nested: inner, direct} = await stage.seen(parts, 0);
  assert.deepEqual([inner?.width, inner?.height, direct?.width], [200, 100, 200]);
});
