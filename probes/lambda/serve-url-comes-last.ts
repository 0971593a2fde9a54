import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {withSitesCreate} from '../lib/lambda-sites-create';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const FILES = ['index.html', 'bundle.js', 'favicon.ico'];

export default inNode(
  'sites create prints "Serve URL" once all files of the bundle have been uploaded, after the line "Uploaded to S3"; if any one of them is refused, it prints none.',
  async () => {
    const bundle = newFolder();
    for (const name of FILES) fs.writeFileSync(path.join(bundle, name), name);
    let refused = '';
    const isRefused = (request: string) => refused !== '' && request.startsWith('s3 PUT') && request.endsWith(refused);
    const given = {
      buckets: {'remotionlambda-useast1-quay': {}},
      refuse: (request: string) => (isRefused(request) ? 'AccessDenied' : undefined),
    };
    await withSitesCreate(
      given,
      () => Promise.resolve(bundle),
      async ({create, account}) => {
        for (const name of FILES) {
          refused = name;
          const {code, output} = await create('src/index.ts --site-name=tides');
          assert.equal(code, 1);
          assert.doesNotMatch(output, /Serve URL/);
          assert.ok(account.asked.some(isRefused), name);
        }
        refused = '';
        const {code, output} = await create('src/index.ts --site-name=tides');
        assert.equal(code, 0);
        assert.match(output, /Uploaded to S3[^]*Serve URL/);
        const stored = Object.keys(account.buckets['remotionlambda-useast1-quay']!);
        for (const name of FILES) assert.ok(stored.includes(`sites/tides/${name}`), stored.join());
      },
    );
  },
);
