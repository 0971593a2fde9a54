import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';
import {serve} from '../lib/serve';

const CALLER =
  '<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult><Arn>arn:aws:iam::123456789012:user/renders</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>';
const DENIED =
  '<SimulatePrincipalPolicyResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><SimulatePrincipalPolicyResult><EvaluationResults><member><EvalActionName>s3:PutObject</EvalActionName><EvalDecision>implicitDeny</EvalDecision></member></EvaluationResults></SimulatePrincipalPolicyResult></SimulatePrincipalPolicyResponse>';
const REFUSED =
  '<ErrorResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>Not authorized to perform: iam:SimulatePrincipalPolicy</Message></Error></ErrorResponse>';

export default byCommand(
  'policies validate prints "Did not have the required permissions on AWS:" if AWS refuses the check, and only crosses if permissions are missing.',
  async (project) => {
    let mayCheck = true;
    const server = await serve((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        if (body.includes('GetCallerIdentity')) response.end(CALLER);
        else if (mayCheck) response.end(DENIED);
        else response.writeHead(403).end(REFUSED);
      });
    });
    const env = {AWS_ENDPOINT_URL: server.origin, AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none'};
    try {
      const crosses = (await project.remotion(['lambda', 'policies', 'validate'], {env})).output;
      assert.match(crosses, /❌ s3:PutObject/);
      assert.doesNotMatch(crosses, /Did not have the required permissions/);
      mayCheck = false;
      const refused = (await project.remotion(['lambda', 'policies', 'validate'], {env})).output;
      assert.match(refused, /Did not have the required permissions on AWS:[\s\S]*iam:SimulatePrincipalPolicy/);
    } finally {
      server.close();
    }
  },
);
