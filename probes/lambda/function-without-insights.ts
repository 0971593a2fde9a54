import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getRegions} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

const {createFunction} = installed<{createFunction: (options: object) => Promise<object>}>('@remotion/lambda/dist/api/create-function.js');
const {lambdaInsightsExtensions} = installed<{lambdaInsightsExtensions: Record<string, string | null>}>(
  '@remotion/lambda/dist/shared/lambda-insights-extensions.js',
);

export default inNode(
  'Three regions have no Insights: there, enableLambdaInsights throws before the function is created, and its log group stays; VPC settings are sent only if subnets and security groups are both set.',
  async () => {
    assert.deepEqual(
      getRegions()
        .filter((region) => !lambdaInsightsExtensions[region])
        .sort(),
      ['ap-southeast-4', 'ap-southeast-5', 'eu-central-2'],
    );
    const zipFile = path.join(newFolder(), 'function.zip');
    fs.writeFileSync(zipFile, 'zip');
    const asked: string[] = [];
    const vpc: unknown[] = [];
    const server = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const target = String(request.headers['x-amz-target'] ?? request.url);
        asked.push(target);
        // The function itself is refused, so that nothing waits for it.
        if (!target.endsWith('/functions')) return response.end('{}');
        vpc.push((JSON.parse(Buffer.concat(chunks).toString()) as {VpcConfig?: object}).VpcConfig);
        return response.writeHead(400, {'x-amzn-errortype': 'InvalidParameterValueException'}).end('{"message":"refused"}');
      });
    });
    process.env.REMOTION_DISABLE_AWS_CLIENT_CACHE = '1';
    const endpoints = {AWS_ENDPOINT_URL_LAMBDA: server.origin, AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: server.origin};
    setAwsVariables({...endpoints, AWS_ACCESS_KEY_ID: 'AKIAINSIGHTS', AWS_SECRET_ACCESS_KEY: 'none'});
    const create = (options: object) =>
      createFunction({
        ...{region: 'us-east-1', zipFile, functionName: 'render', accountId: '1', memorySizeInMb: 2048, timeoutInSeconds: 120, alreadyCreated: false},
        ...{createCloudWatchLogGroup: false, retentionInDays: 7, ephemerealStorageInMb: 2048, enableLambdaInsights: false, logLevel: 'error'},
        ...{runtimePreference: 'default', requestHandler: null, ...options},
      });
    try {
      await assert.rejects(
        create({region: 'eu-central-2', enableLambdaInsights: true, createCloudWatchLogGroup: true}),
        /^Error: Lambda Insights is not supported by AWS in region eu-central-2\. Please disable Lambda Insights\./,
      );
      assert.deepEqual(asked, ['Logs_20140328.CreateLogGroup', 'Logs_20140328.PutRetentionPolicy']);
      for (const options of [{vpcSubnetIds: 'a,b'}, {vpcSecurityGroupIds: 'c'}, {vpcSubnetIds: 'a,b', vpcSecurityGroupIds: 'c'}])
        await assert.rejects(create(options), {message: 'refused'});
      assert.deepEqual(vpc, [undefined, undefined, {SubnetIds: ['a', 'b'], SecurityGroupIds: ['c']}]);
    } finally {
      server.close();
    }
  },
);
