import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'The name of a site on Lambda stands for its URL in the bucket and region; URLs stay as they are, and a path that begins with src/ throws.',
  () => {
    const {convertToServeUrlImplementation: address} = installed<{convertToServeUrlImplementation: (given: object) => string}>(
      '@remotion/lambda-client/dist/convert-to-serve-url.js',
    );
    const of = (urlOrId: string) => address({urlOrId, region: 'eu-west-1', bucketName: 'acme-video-prod'});
    const url = 'https://acme-video-prod.s3.eu-west-1.amazonaws.com/sites/weddings/index.html';
    assert.equal(of('weddings'), url);
    assert.equal(of(url), url);
    assert.equal(of('http://192.168.0.7/weddings'), 'http://192.168.0.7/weddings');
    assert.throws(() => of('src/index.ts'), /^Error: Remotion Lambda can only render based on a URL in the cloud\./);
  },
);
