import assert from 'node:assert/strict';
import {renderMediaOnCloudrun, renderStillOnCloudrun} from '@remotion/cloudrun/client';
import {inNode} from '../lib/probe';

const USUAL = {
  region: 'us-east1',
  cloudRunUrl: 'https://render.example',
  serveUrl: 'https://site.example/index.html',
  forceBucketName: 'remotioncloudrun-mine',
  composition: 'Walk',
};
const FORMATS = 'h264, vp8, vp9, mp3, aac, wav, gif, prores';

export default inNode(
  'Before any request, renders on Cloud Run refuse h265, h264-mkv and h264-ts, circular props, unknown kinds of privacy, and neither or both of URL and name of the service.',
  async () => {
    const film = (change: object) => renderMediaOnCloudrun({...USUAL, codec: 'h264', ...change} as never);
    const still = (change: object) => renderStillOnCloudrun({...USUAL, imageFormat: 'png', ...change} as never);
    for (const codec of ['h265', 'h264-mkv', 'h264-ts'])
      await assert.rejects(film({codec}), {message: `'${codec}' is not a valid codec for GCP Cloud Run. The following values are supported: ${FORMATS}`});
    for (const render of [film, still]) {
      await assert.rejects(render({privacy: 'secret'}), {message: 'Privacy must be either "private" or "public" or "no-acl"'});
      await assert.rejects(render({cloudRunUrl: undefined}), {message: 'Either cloudRunUrl or serviceName must be provided'});
      await assert.rejects(render({serviceName: 'remotion-mine'}), {message: 'Either cloudRunUrl or serviceName must be provided, not both'});
    }
    const circular: {self?: object} = {};
    circular.self = circular;
    await assert.rejects(film({inputProps: circular}), /^Error: Could not serialize the passed input props to JSON: Converting circular structure to JSON/);
  },
);
