import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'outputFile is built for S3 from region, bucket and key, by default out and the extension, even if another provider has the file.',
  () => {
    const {getOutputUrlFromMetadata} = installed<{getOutputUrlFromMetadata: (given: object) => {url: string; key: string}}>(
      '@remotion/lambda-client/dist/get-output-url-from-metadata.js',
    );
    const place = (change: object) =>
      getOutputUrlFromMetadata({
        renderMetadata: {type: 'video', renderId: 'p7ve2n0kq4', codec: 'h264', audioCodec: null, privacy: 'public', outName: undefined, ...change},
        bucketName: 'remotionlambda-useast1-c7d0p4s2xy',
        customCredentials: null,
        currentRegion: 'us-east-1',
      });
    const folder = 'https://s3.us-east-1.amazonaws.com/remotionlambda-useast1-c7d0p4s2xy/renders/p7ve2n0kq4';
    assert.deepEqual(place({}), {url: `${folder}/out.mp4`, key: 'renders/p7ve2n0kq4/out.mp4'});
    assert.equal(place({codec: 'gif'}).url, `${folder}/out.gif`);
    assert.equal(place({type: 'still', imageFormat: 'png'}).url, `${folder}/out.png`);
    assert.equal(place({outName: 'trailer.mp4'}).url, `${folder}/trailer.mp4`);
    assert.throws(() => place({outName: 'trailer.webm'}), /the output filename must end in one of the following: mp4, mkv, mov\./);
    const elsewhere = {bucketName: 'choir-recordings', key: '2026/mass.mp4'};
    const s3OutputProvider = {endpoint: 'https://storage.example.com', accessKeyId: 'id', secretAccessKey: 'secret'};
    for (const outName of [elsewhere, {...elsewhere, s3OutputProvider}])
      assert.deepEqual(place({outName}), {url: 'https://s3.us-east-1.amazonaws.com/choir-recordings/2026/mass.mp4', key: '2026/mass.mp4'});
  },
);
