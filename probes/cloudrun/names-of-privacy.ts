import assert from 'node:assert/strict';
import {renderMediaOnCloudrun, renderStillOnCloudrun} from '@remotion/cloudrun/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const USUAL = {
  region: 'us-east1',
  cloudRunUrl: 'https://render.example',
  serveUrl: 'https://site.example/index.html',
  forceBucketName: 'remotioncloudrun-mine',
  composition: 'Walk',
};
const {validatePrivacy} = installed<{validatePrivacy(privacy: unknown): void}>('@remotion/cloudrun/dist/shared/validate-privacy.js');

export default inNode('The privacy of a render on Cloud Run has one of three names, public, private and no-acl, and is refused in upper case.', async () => {
  const film = (privacy: unknown) => renderMediaOnCloudrun({...USUAL, codec: 'h264', privacy} as never);
  const still = (privacy: unknown) => renderStillOnCloudrun({...USUAL, imageFormat: 'png', privacy} as never);
  for (const privacy of ['public', 'private', 'no-acl']) validatePrivacy(privacy);
  for (const render of [film, still]) {
    for (const privacy of ['Public', 'PRIVATE', 'No-ACL', 'public-read'])
      await assert.rejects(render(privacy), {message: 'Privacy must be either "private" or "public" or "no-acl"'}, privacy);
  }
});
