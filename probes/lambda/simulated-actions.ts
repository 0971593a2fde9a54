import assert from 'node:assert/strict';
import {getUserPolicy, simulatePermissions} from '@remotion/lambda';
import {setAwsVariables} from '../lib/aws';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

const caller = (arn: string) => `<GetCallerIdentityResponse><GetCallerIdentityResult><Arn>${arn}</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`;
const results = (names: string[]) => {
  const members = names.map((name) => `<member><EvalActionName>${name}</EvalActionName><EvalDecision>implicitDeny</EvalDecision></member>`);
  return `<SimulatePrincipalPolicyResponse><SimulatePrincipalPolicyResult><EvaluationResults>${members.join('')}</EvaluationResults></SimulatePrincipalPolicyResult></SimulatePrincipalPolicyResponse>`;
};
const REFUSED = '<ErrorResponse><Error><Code>AccessDenied</Code><Message>Not authorized</Message></Error></ErrorResponse>';

export default inNode(
  'simulatePermissions() checks the actions of the user policy, statement by statement, and calls onSimulation with each result; the root user throws, and a refused request is repeated twice, after 2 seconds.',
  async () => {
    let arn = 'arn:aws:iam::42:user/pilot';
    let refused = 0;
    const asked: URLSearchParams[] = [];
    const server = await serve((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const query = new URLSearchParams(body);
        if (query.get('Action') === 'GetCallerIdentity') return response.end(caller(arn));
        asked.push(query);
        if (refused-- > 0) return response.writeHead(403).end(REFUSED);
        return response.end(results([...query].filter(([name]) => name.startsWith('ActionNames')).map(([, name]) => name)));
      });
    });
    setAwsVariables({AWS_ENDPOINT_URL: server.origin, AWS_ACCESS_KEY_ID: 'AKIAPILOT', AWS_SECRET_ACCESS_KEY: 'none'});
    const {setTimeout} = globalThis;
    let waits = 0;
    globalThis.setTimeout = ((callback: () => void, milliseconds?: number) => {
      if (milliseconds === 2000) waits += 1;
      return setTimeout(callback, milliseconds === 2000 ? 0 : milliseconds);
    }) as never;
    const region = 'us-east-1';
    const policy = JSON.parse(getUserPolicy()) as {Statement: {Action: string[]}[]};
    try {
      const told: object[] = [];
      const {results: all} = await simulatePermissions({region, onSimulation: (result) => told.push(result)});
      assert.deepEqual(
        all.map(({name}) => name),
        policy.Statement.flatMap(({Action}) => Action),
      );
      assert.deepEqual([told, asked.length], [all, policy.Statement.length]);
      assert.deepEqual([...new Set(asked.map((query) => query.get('PolicySourceArn')))], [arn]);
      asked.length = 0;
      arn = 'arn:aws:sts::42:assumed-role/harbor/session';
      refused = 2;
      await simulatePermissions({region});
      assert.deepEqual([asked.length, asked[0]?.get('PolicySourceArn'), waits], [policy.Statement.length + 2, 'arn:aws:iam::42:role/harbor', 2]);
      refused = 3;
      await assert.rejects(simulatePermissions({region}), {name: 'AccessDenied'});
      arn = 'arn:aws:iam::42:root';
      await assert.rejects(simulatePermissions({region}), {message: 'Unsupported AWS Caller Identity ARN detected'});
    } finally {
      globalThis.setTimeout = setTimeout;
      server.close();
    }
  },
);
