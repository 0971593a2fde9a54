import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';
const RULES = `s3 DELETE ${BUCKET}/?lifecycle=`;

export default inNode(
  'sites rm and sites rmall delete the rules of the bucket before they ask, even if everything is kept, but not with --force-bucket-name; in a region without a bucket, they create one.',
  async () => {
    const account = await openAccount();
    try {
      for (const command of ['rm regatta', 'rmall']) {
        const changes = async (flags: string) => {
          account.asked.length = 0;
          await runLambda(`sites ${command} ${flags}`, ['n']);
          return account.asked.filter((request) => !/^(sts|s3 GET)/.test(request));
        };
        account.buckets = {[BUCKET]: {'sites/regatta/index.html': 'hello'}};
        assert.deepEqual(await changes(''), [RULES], command);
        assert.deepEqual(await changes(`--force-bucket-name=${BUCKET}`), [], command);
        assert.ok(account.buckets[BUCKET]?.['sites/regatta/index.html']);

        account.buckets = {};
        await changes('');
        const [created = '', ...others] = Object.keys(account.buckets);
        assert.match(created, /^remotionlambda-useast1-[a-z0-9]{10}$/);
        assert.deepEqual(others, []);
      }
    } finally {
      account.close();
    }
  },
);
