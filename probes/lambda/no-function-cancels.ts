import assert from 'node:assert/strict';
import * as full from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('No function of @remotion/lambda and no task of a deployed function cancels a render.', () => {
  const names = [...Object.keys(full), ...Object.keys(client)];
  assert.ok(names.length > 30);
  assert.deepEqual(
    names.filter((name) => /cancel|abort|stop|kill/i.test(name)),
    [],
  );
  const {ServerlessRoutines} = installed<{ServerlessRoutines: Record<string, string>}>('@remotion/serverless-client/dist/constants.js');
  assert.deepEqual(Object.values(ServerlessRoutines).sort(), ['compositions', 'info', 'launch', 'renderer', 'start', 'status', 'still']);
});
