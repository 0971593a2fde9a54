import assert from 'node:assert/strict';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

export default inNode(
  'The URL of Lambda Insights that renderMediaOnLambda() returns names the region and the function and no render: each render of a function has the same one.',
  async () => {
    let renderId = '';
    const account = await openAccount({invoke: () => ({type: 'success', renderId})});
    const start = async (functionName: string) => {
      const place = {region: 'eu-central-1', functionName, serveUrl: 'https://harbor.example.com'} as const;
      return (await renderMediaOnLambda({...place, composition: 'Regatta', codec: 'h264', forceBucketName: 'remotionlambda-quay'})).lambdaInsightsLogs;
    };
    const urls: string[] = [];
    try {
      for (const [name, id] of [
        ['remotion-render-a', 'q8m1s6v2zt'],
        ['remotion-render-a', 'h5d1q9v3ka'],
        ['remotion-render-b', 'h5d1q9v3ka'],
      ] as const) {
        renderId = id;
        urls.push(await start(name));
      }
    } finally {
      account.close();
    }
    const insights = 'https://eu-central-1.console.aws.amazon.com/cloudwatch/home?region=eu-central-1#lambda-insights:functions/';
    assert.deepEqual(urls, [`${insights}remotion-render-a`, `${insights}remotion-render-a`, `${insights}remotion-render-b`]);
  },
);
