import assert from 'node:assert/strict';
import {getRolePolicy, getUserPolicy, ROLE_NAME} from '@remotion/lambda/policies';
import {inNode} from '../lib/probe';

type Policy = {Statement: {Sid: string; Action: string[]; Resource: string[]}[]};

export default inNode(
  'The user policy has 31 actions in nine statements, those that the page lists; the role policy has five, and may not remove ownership controls and the block of public access. Neither has s3:PutBucketCORS.',
  () => {
    const user = JSON.parse(getUserPolicy()) as Policy;
    const ids = 'HandleQuotas PermissionValidation LambdaInvokation Storage BucketListing FunctionListing FunctionManagement LogsRetention FetchBinaries';
    assert.equal(user.Statement.map(({Sid}) => Sid).join(' '), ids);
    assert.equal(user.Statement.flatMap(({Action}) => Action).length, 31);
    assert.equal((JSON.parse(getRolePolicy()) as Policy).Statement.length, 5);
    const actionsOf = ({Statement}: Policy) => Statement.flatMap(({Action}) => Action);
    const role = actionsOf(JSON.parse(getRolePolicy()) as Policy);
    assert.ok(role.includes('s3:CreateBucket') && role.includes('s3:PutBucketAcl'));
    for (const action of ['s3:PutBucketOwnershipControls', 's3:PutBucketPublicAccessBlock', 's3:PutBucketCORS']) assert.ok(!role.includes(action), action);
    assert.ok(actionsOf(user).includes('s3:PutBucketOwnershipControls') && !actionsOf(user).includes('s3:PutBucketCORS'));
    const places = Object.fromEntries(user.Statement.map(({Sid, Resource}) => [Sid, Resource.join()]));
    assert.ok(places.LambdaInvokation?.endsWith(`role/${ROLE_NAME}`));
    assert.equal(ROLE_NAME, 'remotion-lambda-role');
    assert.match(places.Storage ?? '', /^arn:aws:s3:::remotionlambda-\*$/);
    for (const Sid of ['HandleQuotas', 'PermissionValidation', 'BucketListing', 'FunctionListing']) assert.equal(places[Sid], '*', Sid);
  },
);
