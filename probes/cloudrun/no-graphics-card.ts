import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {deployService} from '@remotion/cloudrun';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const {createFunction} = installed<{createFunction: (options: object) => Promise<object>}>('@remotion/lambda/dist/api/create-function.js');

/** The names of all members, however deep. */
const namesIn = (value: unknown): string[] =>
  value && typeof value === 'object' ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : [];

export default inNode(
  'What creates a function on Lambda and a service on Cloud Run asks for memory, but for no graphics card: no accelerator or capacity provider, and no GPU among the limits.',
  async () => {
    const zipFile = path.join(newFolder(), 'function.zip');
    fs.writeFileSync(zipFile, 'zip');
    let created: unknown;
    const server = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method === 'POST' && /\/functions$/.test(request.url ?? '')) created = JSON.parse(Buffer.concat(chunks).toString());
        response.end(JSON.stringify({FunctionName: 'render', FunctionArn: 'arn:aws:lambda:us-east-1:1:function:render', Configuration: {State: 'Active'}}));
      });
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    setAwsVariables({AWS_ENDPOINT_URL_LAMBDA: server.origin, AWS_ACCESS_KEY_ID: 'AKIANOCARD', AWS_SECRET_ACCESS_KEY: 'none'});
    const {setTimeout} = globalThis;
    // The toolkit waits for a second before it asks again whether the function is ready.
    globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => setTimeout(callback, milliseconds === 1000 ? 0 : milliseconds)) as never;
    try {
      await createFunction({
        ...{region: 'us-east-1', zipFile, functionName: 'render', accountId: '1', memorySizeInMb: 2048, timeoutInSeconds: 120, alreadyCreated: false},
        ...{createCloudWatchLogGroup: false, retentionInDays: 7, ephemerealStorageInMb: 2048, enableLambdaInsights: false, logLevel: 'error'},
        ...{runtimePreference: 'default', requestHandler: null},
      });
    } finally {
      globalThis.setTimeout = setTimeout;
      server.close();
    }

    let template: unknown;
    const client = {
      async *listServicesAsync() {},
      createService: ({service}: {service: {template: unknown}}) => {
        template = service.template;
        return Promise.resolve([{promise: () => Promise.resolve([{name: 'new', uri: 'https://new.example'}])}]);
      },
    };
    Object.assign(installed<object>('@remotion/cloudrun/dist/api/helpers/get-cloud-run-client.js'), {getCloudRunClient: () => client});
    process.env.REMOTION_GCP_CLIENT_EMAIL = 'render@chess-club.example';
    const api = installed<{deployService: typeof deployService}>('@remotion/cloudrun/dist/api/deploy-service.js');
    await api.deployService({projectID: 'chess-club-440512', region: 'europe-north1', performImageVersionValidation: false});

    assert.ok(namesIn(created).includes('MemorySize') && namesIn(template).includes('memory'));
    for (const name of [...namesIn(created), ...namesIn(template)]) assert.doesNotMatch(name, /gpu|accelerat|capacityprovider|nodeselector/i);
  },
);
