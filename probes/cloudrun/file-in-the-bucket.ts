import assert from 'node:assert/strict';
import {cloudRunService} from '../lib/cloud-run';
import {inNode} from '../lib/probe';

export default inNode(
  'A render is uploaded to renders/<id>/, as out with the extension of the codec or as out.png for any still. It is projectPrivate with private and no-acl; only the URL of a still is then still set.',
  async () => {
    const service = cloudRunService();
    const upload = () => service.uploads.pop();
    const film = await service.film({renderIdOverride: 'order-7', renderId: 'order-8', codec: 'vp9'});
    const url = 'https://storage.googleapis.com/remotioncloudrun-mine/renders%2Forder-7%2Fout.webm';
    const [bucket, destination] = ['remotioncloudrun-mine', 'renders/order-7/out.webm'];
    assert.deepEqual(upload(), {bucket, destination, predefinedAcl: 'publicRead', metadata: {}});
    assert.deepEqual(film, {
      type: 'success',
      publicUrl: url,
      cloudStorageUri: `gs://${bucket}/${destination}`,
      size: '2048',
      bucketName: bucket,
      renderId: 'order-7',
      privacy: 'public-read',
    });
    const {renderId} = await service.film({codec: 'prores'});
    assert.match(String(renderId), /^[a-z0-9]{10}$/);
    assert.equal(upload()?.destination, `renders/${String(renderId)}/out.mov`);
    await service.film({renderIdOverride: 'order-7', outName: 'spot.mp4', codec: 'vp8'});
    assert.equal(upload()?.destination, 'renders/order-7/spot.mp4');
    for (const imageFormat of ['png', 'jpeg', 'webp', 'pdf']) {
      await service.still({imageFormat, renderIdOverride: 'card'});
      assert.equal(upload()?.destination, 'renders/card/out.png');
    }
    for (const privacy of ['private', 'no-acl']) {
      const hidden = await service.film({privacy});
      assert.deepEqual([hidden.publicUrl, hidden.privacy, upload()?.predefinedAcl], [null, 'project-private', 'projectPrivate']);
      const image = await service.still({privacy, renderIdOverride: 'card'});
      assert.match(String(image.publicUrl), /^https:.*card%2Fout\.png$/);
      assert.deepEqual([image.privacy, upload()?.predefinedAcl], ['project-private', 'projectPrivate']);
    }
    for (const render of [service.film, service.still]) {
      await render({downloadBehavior: {type: 'download', fileName: 'my regatta.mp4'}});
      assert.deepEqual(upload()?.metadata, {contentDisposition: 'attachment; filename="my%20regatta.mp4"'});
      await render({downloadBehavior: {type: 'download', fileName: null}});
      assert.deepEqual(upload()?.metadata, {contentDisposition: 'attachment'});
    }
  },
);
