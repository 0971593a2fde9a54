import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {getRolePolicy} from '@remotion/lambda/policies';
import {inNode} from '../lib/probe';

type Statement = {Effect: string; Action: string[]; Resource: string | string[]};

const PAGE = fs.readFileSync(path.join(__dirname, '../../docs/lambda/custom-destination.mdx'), 'utf8');

export default inNode(
  'The policy of the role does not allow writing into a bucket whose name does not begin with remotionlambda-; the statement in step 2 adds s3:PutObject and s3:PutObjectAcl for the bucket of the page.',
  () => {
    const step = /^2\. Allow the role.*?```json\n(.*?)```/ms.exec(PAGE)?.[1] ?? '';
    const added = JSON.parse(step) as Statement;
    const policy = (JSON.parse(getRolePolicy()) as {Statement: Statement[]}).Statement;
    const file = 'arn:aws:s3:::choir-recordings/autumn/gloria.mp4';
    const actionsOn = (statements: Statement[]) =>
      statements
        .filter(({Resource}) => [Resource].flat().some((each) => new RegExp(`^${each.replaceAll('*', '.*')}$`).test(file)))
        .flatMap(({Effect, Action}) => (Effect === 'Allow' ? Action : []))
        .sort();
    assert.deepEqual(
      actionsOn(policy).filter((action) => action.startsWith('s3:Put')),
      [],
    );
    assert.deepEqual(actionsOn([added]), ['s3:PutObject', 's3:PutObjectAcl']);
    assert.match(PAGE, /bucketName: 'choir-recordings'/);
  },
);
