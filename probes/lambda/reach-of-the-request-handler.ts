import assert from 'node:assert/strict';
import {Readable} from 'node:stream';
import {deleteSite, getFunctionInfo, getOrCreateBucket} from '@remotion/lambda';
import {getAwsClient, getCompositionsOnLambda, getFunctions, getRenderProgress, getSites} from '@remotion/lambda/client';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

const region = 'us-east-1' as const;
const place = {region, bucketName: 'remotionlambda-useast1-quay'};
const run = {region, functionName: 'remotion-render-own'};

export default inNode(
  'requestHandler reaches requests to S3, except the first listing of deleteSite(), and those that list and inspect functions, not those that run one or ask STS; the Lambda client gets a copy with its own httpsAgent.',
  async () => {
    const account = await openAccount({functions: {'remotion-render-own': VERSION}, buckets: {[place.bucketName]: {'sites/tides/index.html': 'tide'}}});
    let handled = 0;
    const list = JSON.stringify({Functions: [{FunctionName: run.functionName}]});
    const handle = ({path}: {path: string}) => {
      handled += 1;
      if (!path.includes('/functions')) return Promise.reject(new Error('The handler was asked'));
      return Promise.resolve({response: {statusCode: 200, headers: {}, body: Readable.from([Buffer.from(list)])}});
    };
    const requestHandler = {handle} as never;
    /** The requests that did not go by way of the handler. */
    const past = async (call: () => Promise<unknown>) => {
      handled = 0;
      account.asked.length = 0;
      await call().catch(() => undefined);
      return {handled: handled > 0, past: [...new Set(account.asked.map((request) => request.replace(/\?.*/, '')))]};
    };
    const invocation = 'lambda POST functions/remotion-render-own/invocations';
    try {
      assert.deepEqual(await past(() => getSites({region, requestHandler})), {handled: true, past: []});
      assert.deepEqual(await past(() => getOrCreateBucket({region, requestHandler})), {handled: true, past: []});
      assert.deepEqual(await past(() => getFunctions({region, compatibleOnly: false, requestHandler})), {handled: true, past: [invocation]});
      assert.deepEqual(await past(() => getFunctionInfo({...run, requestHandler})), {handled: true, past: [invocation]});
      assert.deepEqual(await past(() => getRenderProgress({...run, ...place, renderId: 'a1', requestHandler})), {handled: false, past: [invocation]});
      const site = {serveUrl: 'tides', inputProps: {}, envVariables: {}};
      assert.deepEqual(await past(() => getCompositionsOnLambda({...run, ...site, requestHandler})), {handled: false, past: [invocation]});
      const first = ['sts GetCallerIdentity', `s3 GET ${place.bucketName}/`];
      assert.deepEqual(await past(() => deleteSite({...place, siteName: 'tides', requestHandler})), {handled: true, past: first});

      const options = {requestTimeout: 20_000, httpsAgent: {maxSockets: 7}};
      const {client} = getAwsClient({region, service: 'lambda', requestHandler: options as never});
      const {configProvider} = client.config.requestHandler as unknown as {configProvider: Promise<{requestTimeout: number; httpsAgent: {maxSockets: number}}>};
      const {requestTimeout, httpsAgent} = await configProvider;
      assert.deepEqual([requestTimeout, httpsAgent.maxSockets], [20_000, 400]);
    } finally {
      account.close();
    }
  },
);
