import assert from 'node:assert/strict';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import {inNode} from '../lib/probe';

type Policy = {Statement: {Action: string[]; Resource: string[]}[]};

export default inNode(
  'Both policies allow reading and writing only in buckets whose names begin with remotionlambda-; only the list of all buckets is not limited.',
  () => {
    for (const text of [getUserPolicy(), getRolePolicy()]) {
      const storage = (JSON.parse(text) as Policy).Statement.filter(({Action}) => Action.some((action) => action.startsWith('s3:')));
      const wide = storage.filter(({Resource}) => Resource.some((name) => !name.startsWith('arn:aws:s3:::remotionlambda-')));
      assert.deepEqual(
        wide.flatMap(({Action}) => Action),
        ['s3:ListAllMyBuckets'],
      );
      const narrow = storage.filter((each) => !wide.includes(each)).flatMap(({Action}) => Action);
      for (const action of ['s3:GetObject', 's3:PutObject']) assert.ok(narrow.includes(action), action);
    }
  },
);
