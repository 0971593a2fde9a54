import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';
const OWN = 'films-of-acme';
const sites = (...names: string[]) => Object.fromEntries(names.map((name) => [`sites/${name}/index.html`, name]));

export default inNode(
  'sites rmall asks about each site and goes on after no; with --force-bucket-name, its list still comes from buckets that begin with remotionlambda-, so that a bucket with another name is not emptied.',
  async () => {
    const account = await openAccount();
    const start = () => (account.buckets = {[BUCKET]: {...sites('dawn', 'dusk', 'noon'), 'renders/a1/out.mp4': 'film'}, [OWN]: sites('noon', 'night')});
    try {
      let buckets = start();
      const chosen = await runLambda('sites rmall', ['n', '', 'y']);
      assert.deepEqual([chosen.code, chosen.questions], [0, 3]);
      assert.deepEqual(Object.keys(buckets[BUCKET] ?? {}), ['sites/dawn/index.html', 'renders/a1/out.mp4']);
      assert.equal(Object.keys(buckets[OWN] ?? {}).length, 2);

      buckets = start();
      const quiet = await runLambda('sites rmall --log=error', ['n', 'n', 'n']);
      assert.equal(quiet.output, ['dawn', 'dusk', 'noon'].map((name) => `Site ${name} in bucket ${BUCKET} (${name.length} B): Delete? (Y/n) `).join(''));

      const forced = await runLambda(`sites rmall -y --force-bucket-name=${OWN}`);
      assert.equal(forced.code, 0);
      assert.equal(Object.keys(buckets[BUCKET] ?? {}).length, 4);
      assert.deepEqual(Object.keys(buckets[OWN] ?? {}), ['sites/night/index.html']);

      account.refuse = (request) => (request.startsWith('s3 DELETE') ? 'AccessDenied' : undefined);
      assert.equal((await runLambda('sites rmall -y')).code, 1);
    } finally {
      account.close();
    }
  },
);
