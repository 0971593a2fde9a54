import assert from 'node:assert/strict';
import {openAccount} from '../lib/aws-account';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-c8k2v5n1tw';
const SECOND = 'remotionlambda-useast1-m5c9x2r7hu';
const sites = (...names: string[]) => Object.fromEntries(names.map((name) => [`sites/${name}/index.html`, name]));

export default inNode(
  'sites ls searches every bucket that begins with remotionlambda- and warns of a second one, prints names, sizes and URLs; -q prints only names, or (), and warn hides the list.',
  async () => {
    const account = await openAccount({buckets: {[BUCKET]: sites('trail-maps', 'poster-wall'), 'films-of-acme': sites('secret')}});
    const list = (flags = '') => runLambda(`sites ls ${flags}`);
    const warning = 'Warning: You have more than one Remotion S3 bucket, but only one is needed.';
    try {
      const {code, output} = await list();
      assert.equal(code, 0);
      assert.match(output, /^2 sites in the us-east-1 region\.\n/);
      assert.match(
        output,
        /^trail-maps {10}remotionlambda-useast1-c8k2v5n1tw10 B {6}2024-06-02 *\nhttps:\/\/remotionlambda-useast1-c8k2v5n1tw\.s3\.us-east-1\.amazonaws\.com\/sites\/trail-maps\/index\.html$/m,
      );
      assert.ok(!output.includes(warning));
      account.buckets[SECOND] = sites('harbor-cam');
      const two = await list();
      assert.ok(two.output.startsWith(warning) && two.output.includes(`${SECOND}.s3.us-east-1`), two.output);
      assert.deepEqual(await list('-q'), {code: 0, output: 'poster-wall trail-maps harbor-cam\n', questions: 0});
      account.buckets = {[BUCKET]: sites('trail-maps')};
      for (const level of ['warn', 'error']) assert.equal((await list(`--log=${level}`)).output, '');
      account.buckets = {[BUCKET]: {}};
      assert.deepEqual(await list('-q'), {code: 0, output: '()\n', questions: 0});
      assert.match((await list()).output, /^0 sites in the us-east-1 region\./);
      assert.equal((await list('--region=atlantis-1')).code, 1);
      account.refuse = () => 'AccessDenied';
      assert.equal((await list()).code, 1);
    } finally {
      account.close();
    }
  },
);
