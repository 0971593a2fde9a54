import assert from 'node:assert/strict';
import {deleteSite, deploySite} from '@remotion/lambda';
import {deleteRender} from '@remotion/lambda/client';
import {openAccount} from '../lib/aws-account';
import {inNode} from '../lib/probe';

const BUCKET = 'remotionlambda-useast1-quay';

export default inNode(
  'deleteSite() refuses a bucket of another account and leaves an empty bucket in place, deploySite() refuses one that does not exist or is in another region, and deleteRender() rejects an unknown ID with NoSuchKey.',
  async () => {
    const account = await openAccount({buckets: {[BUCKET]: {'sites/tides/index.html': 'tide'}}});
    const place = {region: 'us-east-1', bucketName: BUCKET} as const;
    try {
      await assert.rejects(deleteRender({...place, renderId: 'd4g9bn2l6o'}), {name: 'NoSuchKey'});
      assert.deepEqual(await deleteSite({...place, siteName: 'tides'}), {totalSizeInBytes: 4});
      assert.deepEqual(account.buckets, {[BUCKET]: {}});

      let refused = false;
      account.refuse = (request) => (request.includes('list-type') && (refused = !refused) ? 'AccessDenied' : undefined);
      await assert.rejects(deleteSite({...place, siteName: 'tides'}), {
        message: `Bucket owner mismatch: Expected the bucket ${BUCKET} to be owned by you (AWS Account ID: 42) but it's not the case. Did you accidentially specify the wrong bucket?`,
      });
      account.refuse = () => undefined;
      const {error} = console;
      console.error = () => undefined;
      try {
        for (const elsewhere of [
          {region: 'eu-west-1', bucketName: BUCKET},
          {region: 'us-east-1', bucketName: 'remotionlambda-useast1-nowhere'},
        ] as const)
          await assert.rejects(deploySite({...elsewhere, entryPoint: 'src/index.ts'}), {message: `No bucket with the name ${elsewhere.bucketName} exists`});
      } finally {
        console.error = error;
      }
    } finally {
      account.close();
    }
  },
);
