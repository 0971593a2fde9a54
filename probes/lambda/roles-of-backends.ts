import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as client from '@remotion/lambda/client';
import {parse} from 'yaml';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

type Statement = {Effect: string; Action: string | string[]; Resource: string};
type Service = {provider: {iam: {role: {statements: Statement[]}}}; functions: Record<string, {events: {httpApi: string}[]}>};

const page = (name: string) => fs.readFileSync(path.join(__dirname, '../../docs/lambda', `${name}.mdx`), 'utf8');
const service = parse(/```yaml title="serverless\.yml"\n(.*?)```/s.exec(page('serverless-framework-integration'))![1]!) as Service;
const [, onInstance] = /--policy-name start-renders --policy-document '(\{.*?\n\})'/s.exec(page('without-iam/ec2'))!;

const functionName = client.speculateFunctionName({memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120});

export default inNode(
  'The roles on the pages about EC2, which EC2 may assume, and the Serverless Framework may run functions of Remotion, of all versions, and nothing else, enough to start and ask for progress; the service has two routes.',
  async () => {
    const account = await openAccount();
    try {
      const place = {region: 'us-east-1', functionName} as const;
      await client.renderMediaOnLambda({...place, serveUrl: 'https://harbor.example.com', composition: 'Regatta', codec: 'h264'});
      await client.getRenderProgress({...place, bucketName: 'remotionlambda-quay', renderId: 'q8m1s6v2zt'});
      assert.deepEqual(account.asked, Array(2).fill(`lambda POST functions/${functionName}/invocations`));
    } finally {
      account.close();
    }
    const ofInstance = (JSON.parse(onInstance!) as {Statement: Statement[]}).Statement;
    assert.match(page('without-iam/ec2'), /"Principal": \{"Service": "ec2\.amazonaws\.com"\},\n +"Action": "sts:AssumeRole"/);
    for (const statements of [service.provider.iam.role.statements, ofInstance]) {
      assert.deepEqual(
        statements.map(({Effect, Action}) => [Effect, Action]),
        [['Allow', 'lambda:InvokeFunction']],
      );
      const pattern = new RegExp(`^${statements[0]!.Resource.replaceAll('*', '.*')}$`);
      const region = statements[0]!.Resource.split(':')[3]!;
      const allowed = (name: string) => pattern.test(`arn:aws:lambda:${region}:123456789012:function:${name}`);
      assert.deepEqual([functionName, functionName.replace(/4-0-\d+/, '4-1-0'), 'remotion-renders', 'resize-photos'].map(allowed), [true, true, false, false]);
    }
    assert.deepEqual(
      Object.values(service.functions).flatMap(({events}) => events.map(({httpApi}) => httpApi)),
      ['POST /renders', 'GET /renders/{bucket}/{id}'],
    );
  },
);
