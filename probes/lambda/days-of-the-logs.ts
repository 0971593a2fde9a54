import assert from 'node:assert/strict';
import {deployFunction} from '@remotion/lambda';
import {openAccount} from '../lib/aws-account';
import {slowInNode} from '../lib/probe';

export default slowInNode('A function is deployed with 14 days for its logs, or with as many as cloudWatchLogRetentionPeriodInDays says.', async () => {
  const account = await openAccount();
  const {setTimeout} = globalThis;
  const {warn} = console;
  console.warn = () => undefined;
  globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
  const days = async (change: object) => {
    await deployFunction({region: 'us-east-1', memorySizeInMb: 2048, timeoutInSeconds: 120, createCloudWatchLogGroup: true, ...change});
    const index = account.asked.findLastIndex((request) => request.endsWith('PutRetentionPolicy'));
    return JSON.parse(account.bodies[index] ?? '{}') as {logGroupName: string; retentionInDays: number};
  };
  try {
    const {retentionInDays, logGroupName} = await days({});
    assert.equal(retentionInDays, 14);
    assert.match(logGroupName, /^\/aws\/lambda\/remotion-render-/);
    assert.equal((await days({timeoutInSeconds: 240, cloudWatchLogRetentionPeriodInDays: 3})).retentionInDays, 3);
  } finally {
    globalThis.setTimeout = setTimeout;
    console.warn = warn;
    account.close();
  }
});
