import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Route = {POST: (request: Request) => Promise<Response>};

export default inNode(
  'The route on the page answers 401 without a session, before anything else, then 429 after five renders of a day, then 400 for other props, and otherwise starts a private render of its own site and composition.',
  async () => {
    const started: Record<string, unknown>[] = [];
    let renders = 0;
    const lambda = {
      renderMediaOnLambda: (options: Record<string, unknown>) => (started.push(options), Promise.resolve({renderId: 'a1', bucketName: 'quay'})),
      speculateFunctionName: () => 'remotion-render',
    };
    const users = sampleOf<{findUser: (request: Request) => Promise<object | null>}>(['docs/lambda/authentication.mdx'], 'app/api/render/users');
    const given = {'@remotion/lambda/client': lambda, './users': {...users, countRendersToday: () => Promise.resolve(renders)}};
    const {POST} = sampleOf<Route>(['docs/lambda/authentication.mdx'], 'app/api/render/route', given);
    const post = (body: object, cookie = 'session=1') =>
      POST(new Request('https://club.example.com/api/render', {method: 'POST', body: JSON.stringify(body), headers: {cookie}}));
    const props = {headline: 'High tide at noon', theme: 'day'};
    assert.equal((await post(props, '')).status, 401);
    renders = 5;
    assert.equal((await post(props)).status, 429);
    // Of several reasons, the first one counts.
    const other = {...props, theme: 'dusk'};
    assert.deepEqual([(await post(other, '')).status, (await post(other)).status], [401, 429]);
    renders = 4;
    assert.equal((await post({...props, headline: 'q'.repeat(81)})).status, 400);
    assert.equal((await post(other)).status, 400);
    assert.deepEqual(started, []);
    const answer = await post({...props, serveUrl: 'https://stranger.example.com', composition: 'Other'});
    assert.deepEqual([answer.status, await answer.json()], [200, {renderId: 'a1', bucketName: 'quay'}]);
    const {serveUrl, composition, inputProps, privacy} = Object.assign({}, ...started) as Record<string, unknown>;
    assert.deepEqual([serveUrl, composition, inputProps, privacy, started.length], ['club-news', 'Newsflash', props, 'private', 1]);
  },
);
