import assert from 'node:assert/strict';
import fs from 'node:fs';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Guard = (
  handler: (request: Request) => Promise<Response>,
  limits: {userOf: (request: Request) => Promise<string | null>; callsPerHour: number},
) => (request: Request) => Promise<Response>;

const checked = () =>
  /^for route in ([\w ]+); do$/m
    .exec(fs.readFileSync('docs/editor-starter/production-checklist.mdx', 'utf8'))![1]!
    .split(' ')
    .map((route) => `POST /api/${route}`);

const listed = () =>
  [...fs.readFileSync('docs/editor-starter/backend-routes.mdx', 'utf8').matchAll(/^\| \[`((?:POST|GET) \/api\/[\w:/]+)`\]/gm)].map(([, route]) => route!);

export default inNode(
  'Behind the guard of the sample, a request without a user gets 401 and one beyond the calls per hour 429; the checklist asks four of the five routes, all that are a POST, to print 401.',
  async () => {
    const {guard} = sampleOf<{guard: Guard}>(['docs/editor-starter/backend-routes.mdx'], 'server/guard');
    let calls = 0;
    const guarded = guard(() => Promise.resolve(Response.json({call: ++calls})), {
      userOf: (request) => Promise.resolve(request.headers.get('x-user-id')),
      callsPerHour: 2,
    });
    const statusFor = async (user?: string) =>
      (await guarded(new Request('https://editor.example.com/api/captions', {method: 'POST', headers: user ? {'x-user-id': user} : {}}))).status;
    assert.equal(await statusFor(), 401);
    assert.equal(calls, 0);
    assert.deepEqual([await statusFor('ada'), await statusFor('ada'), await statusFor('ada'), await statusFor('ben')], [200, 200, 429, 200]);
    assert.equal(calls, 3);
    const routes = listed();
    assert.equal(routes.length, 5);
    assert.deepEqual(checked().sort(), routes.filter((route) => route.startsWith('POST')).sort());
    assert.equal(checked().length, 4);
  },
);
