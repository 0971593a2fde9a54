import assert from 'node:assert/strict';
import {deployFunction} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {slowInNode} from '../lib/probe';

export default slowInNode('deployFunction() has no option for layers: an ARN that is passed as layers does not reach AWS.', async () => {
  const account = await openAccount();
  const {setTimeout} = globalThis;
  globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
  const layersFor = async (change: object) => {
    account.functions = {};
    await deployFunction({region: 'us-east-1', memorySizeInMb: 2048, timeoutInSeconds: 120, createCloudWatchLogGroup: false, ...change} as never);
    const index = account.asked.findLastIndex((request) => /^lambda POST functions\/?$/.test(request));
    return (JSON.parse(account.bodies[index] ?? '{}') as {Layers: string[]}).Layers;
  };
  try {
    const own = 'arn:aws:lambda:us-east-1:42:layer:museum:1';
    const plain = await layersFor({});
    assert.equal(plain.length, 4);
    assert.deepEqual(await layersFor({layers: [own], Layers: [own], timeoutInSeconds: 130}), plain);
  } finally {
    globalThis.setTimeout = setTimeout;
    account.close();
  }
});
