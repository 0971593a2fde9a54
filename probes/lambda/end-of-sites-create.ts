import assert from 'node:assert/strict';
import {tinyBundle, withSitesCreate} from '../lib/lambda-sites-create';
import {inNode} from '../lib/probe';

export default inNode(
  'sites create ends with code 0 when the site is uploaded, and with 1 after a wrong argument, an error of Webpack or a refusal by AWS.',
  async () => {
    let compiles = true;
    let refused: string | undefined;
    const given = {
      buckets: {'remotionlambda-useast1-quay': {}},
      refuse: (request: string) => (request.startsWith('s3 GET') ? refused : undefined),
    };
    const bundle = () => (compiles ? Promise.resolve(tinyBundle()) : Promise.reject(new Error('Module not found')));
    await withSitesCreate(given, bundle, async ({create}) => {
      const codeOf = async (name: string) => (await create(`src/index.ts --site-name=${name}`)).code;
      assert.equal(await codeOf('tides'), 0);
      assert.equal(await codeOf('2024'), 1);
      compiles = false;
      assert.equal(await codeOf('tides'), 1);
      compiles = true;
      refused = 'AccessDenied';
      assert.equal(await codeOf('tides'), 1);
    });
  },
);
