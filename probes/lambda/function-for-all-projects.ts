import assert from 'node:assert/strict';
import {getAwsClient, getFunctions, renderMediaOnLambda, speculateFunctionName} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

const functionName = speculateFunctionName({memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120});

export default inNode(
  'One function gets renders of any site, whose URL is sent with each start beside the version of the package, and is asked in the region of the call; without functions, getFunctions() returns an empty list.',
  async () => {
    const account = await openAccount({
      functions: {[functionName]: '4.0.332'},
      invoke: () => ({type: 'success', bucketName: 'remotionlambda-quay', renderId: 'p4x7m2k9qe'}),
    });
    const sites = ['https://weddings.example.com/index.html', 'https://invoices.example.com/index.html'];
    try {
      for (const serveUrl of sites)
        await renderMediaOnLambda({region: 'eu-west-1', functionName, serveUrl, composition: 'Reel', codec: 'h264', logLevel: 'error'});
      assert.deepEqual(
        account.asked,
        sites.map(() => `lambda POST functions/${functionName}/invocations`),
      );
      const sent = account.bodies.map((body) => JSON.parse(body) as {type: string; serveUrl: string; version: string});
      assert.deepEqual(
        sent.map(({type, serveUrl, version}) => [type, serveUrl, version]),
        sites.map((serveUrl) => ['start', serveUrl, VERSION]),
      );
      for (const region of ['eu-west-1', 'us-east-2'] as const) assert.equal(await getAwsClient({region, service: 'lambda'}).client.config.region(), region);
      account.functions = {};
      assert.deepEqual(await getFunctions({region: 'eu-west-1', compatibleOnly: false}), []);
    } finally {
      account.close();
    }
  },
);
