import assert from 'node:assert/strict';
import https from 'node:https';
import * as admin from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {service: string; requestHandler: unknown};

const region = 'us-east-1';
const functionName = 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec';
const bucketName = 'remotionlambda-useast1-c7d0p4s2xy';
const site = {region, functionName, serveUrl: 'harbor', composition: 'Regatta', inputProps: {}, envVariables: {}} as const;
const large = {log: 'x'.repeat(200_000)};

export default inNode(
  'requestHandler reaches S3, but no call that runs a function and no question to STS for the account ID; the client for Lambda replaces its agent by one of its own.',
  async () => {
    const services = installed<{getServiceClient: (given: Given) => object}>('@remotion/lambda-client/dist/get-service-client.js');
    const {getServiceClient} = services;
    const used: string[] = [];
    services.getServiceClient = (given) => {
      used.push(`${given.service} ${given.requestHandler ? 'yes' : 'no'}`);
      return getServiceClient(given);
    };
    const account = await openAccount({functions: {[functionName]: '4.0.332'}, buckets: {[bucketName]: {}}});
    const {warn} = console;
    console.warn = () => undefined;
    const requestHandler = {httpsAgent: new https.Agent()};
    /** The clients that a call uses, and whether they get the option. */
    const reached = async (call: (option: {requestHandler: object}) => Promise<unknown>) => {
      used.length = 0;
      await call({requestHandler}).catch(() => undefined);
      return used.join(', ');
    };
    const start = (change: object) => reached((option) => client.renderMediaOnLambda({...site, codec: 'h264', ...change, ...option}));
    const progress = (skipLambdaInvocation: boolean) =>
      reached((option) => client.getRenderProgress({region, functionName, bucketName, renderId: 'q8m1s6v2zt', skipLambdaInvocation, ...option}));
    const agents = (service: 's3' | 'lambda') =>
      (client.getAwsClient({region, service, requestHandler}).client.config.requestHandler as never as {configProvider: Promise<object>}).configProvider;
    try {
      assert.equal(await start({}), 'lambda no');
      assert.equal(await start({inputProps: large, forceBucketName: bucketName}), 's3 yes, lambda no');
      assert.equal(await progress(false), 'lambda no');
      assert.equal(await progress(true), 's3 yes');
      const still = {...site, imageFormat: 'png', privacy: 'public', maxRetries: 0} as const;
      assert.equal(await reached((option) => client.renderStillOnLambda({...still, ...option})), 'lambda no');
      assert.equal(await reached((option) => client.getCompositionsOnLambda({...site, inputProps: large, ...option})), 's3 yes, s3 yes, lambda no');
      assert.equal(await reached((option) => client.getFunctions({region, compatibleOnly: true, ...option})), 'lambda yes, lambda no');
      assert.equal(await reached((option) => admin.getFunctionInfo({region, functionName, ...option})), 'lambda yes, lambda no');
      assert.equal(await reached((option) => client.getSites({region, ...option})), 's3 yes, sts no, s3 yes');
      const file = {region, bucketName, objectKey: 'regatta.mp4', expiresInSeconds: 60, checkIfObjectExists: true} as const;
      assert.equal(await reached((option) => client.presignUrl({...file, ...option})), 's3 yes');
      assert.equal((await reached((option) => admin.deleteRender({region, bucketName, renderId: 'q8m1s6v2zt', ...option}))).split(', ')[0], 'sts no');
      assert.equal(((await agents('s3')) as typeof requestHandler).httpsAgent, requestHandler.httpsAgent);
      assert.notEqual(((await agents('lambda')) as typeof requestHandler).httpsAgent, requestHandler.httpsAgent);
    } finally {
      Object.assign(services, {getServiceClient});
      console.warn = warn;
      account.close();
    }
  },
);
