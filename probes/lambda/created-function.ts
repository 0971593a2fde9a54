import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const {createFunction} = installed<{createFunction: (options: object) => Promise<{FunctionName: string}>}>('@remotion/lambda/dist/api/create-function.js');

export default inNode(
  'A function is created with nodejs20.x on arm64, without retries by AWS and with a pinned runtime; if tags or the pin are refused, it is deployed all the same; an existing one only gets its days for logs.',
  async () => {
    const zipFile = path.join(newFolder(), 'function.zip');
    fs.writeFileSync(zipFile, 'zip');
    const asked: string[] = [];
    let sent: {Runtime?: string; Architectures?: string[]; Role?: string} = {};
    let states = ['Pending', 'Active'];
    const server = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const name = String(request.headers['x-amz-target'] ?? `${request.method} ${request.url}`).replace(/^.*\/\d{4}-\d\d-\d\d\//, `${request.method} `);
        asked.push(name.replace(/^Logs_\d+\./, '').replace(/arn.*/, '…'));
        if (name === 'POST functions') sent = JSON.parse(body) as typeof sent;
        if (/tags|runtime-management/.test(name)) response.writeHead(403, {'x-amzn-errortype': 'AccessDeniedException'}).end('{"message":"not allowed"}');
        else if (name === 'GET functions/render') response.end(JSON.stringify({Configuration: {State: states.shift()}}));
        else response.end(JSON.stringify({FunctionName: 'render', FunctionArn: 'arn:aws:lambda:us-east-1:1:function:render'}));
      });
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    const endpoints = {AWS_ENDPOINT_URL_LAMBDA: server.origin, AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: server.origin};
    setAwsVariables({...endpoints, AWS_ACCESS_KEY_ID: 'AKIACREATED', AWS_SECRET_ACCESS_KEY: 'none'});
    const {warn} = console;
    const {setTimeout} = globalThis;
    // The toolkit waits for a second before it asks again whether the function is ready.
    globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    const create = (alreadyCreated: boolean) =>
      createFunction({
        ...{region: 'us-east-1', zipFile, functionName: 'render', accountId: '1', memorySizeInMb: 2048, timeoutInSeconds: 120, alreadyCreated},
        ...{createCloudWatchLogGroup: true, retentionInDays: 7, ephemerealStorageInMb: 2048, enableLambdaInsights: false, logLevel: 'error'},
        ...{runtimePreference: 'default', requestHandler: null},
      });
    try {
      assert.deepEqual(await create(false), {FunctionName: 'render'});
      assert.deepEqual([sent.Runtime, sent.Architectures, sent.Role], ['nodejs20.x', ['arm64'], 'arn:aws:iam::1:role/remotion-lambda-role']);
      assert.deepEqual(asked.splice(0), [
        ...['CreateLogGroup', 'PutRetentionPolicy', 'POST functions', 'POST tags/…', 'PUT functions/render/event-invoke-config'],
        ...['GET functions/render', 'GET functions/render', 'PUT functions/render/runtime-management-config'],
      ]);
      assert.match(warnings.join(), /Could not lock the runtime version\./);
      states = [];
      assert.deepEqual(await create(true), {FunctionName: 'render'});
      assert.deepEqual(asked, ['CreateLogGroup', 'PutRetentionPolicy']);
    } finally {
      console.warn = warn;
      globalThis.setTimeout = setTimeout;
      server.close();
    }
  },
);
