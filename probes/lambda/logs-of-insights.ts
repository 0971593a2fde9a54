import assert from 'node:assert/strict';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import {inNode} from '../lib/probe';

type Policy = {Statement: {Action: string[]; Resource: string[]}[]};

export default inNode(
  'The policy of the role allows logs:CreateLogGroup, logs:CreateLogStream and logs:PutLogEvents for /aws/lambda-insights, and that of the user changes no roles: of IAM, it has iam:PassRole and the simulator alone.',
  () => {
    const role = (JSON.parse(getRolePolicy()) as Policy).Statement;
    const onInsights = role.filter(({Resource}) => Resource.some((name) => name.includes('/aws/lambda-insights')));
    assert.deepEqual(onInsights.flatMap(({Action}) => Action).sort(), ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents']);
    const user = (JSON.parse(getUserPolicy()) as Policy).Statement.flatMap(({Action}) => Action);
    assert.deepEqual(user.filter((action) => action.startsWith('iam:')).sort(), ['iam:PassRole', 'iam:SimulatePrincipalPolicy']);
  },
);
