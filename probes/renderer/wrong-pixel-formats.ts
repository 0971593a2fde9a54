import assert from 'node:assert/strict';
import {rejectsWith} from '../lib/render-options';
import {inNode} from '../lib/probe';

export default inNode('Transparent pixel formats are refused for other codecs and for JPEG screenshots.', async () => {
  assert.match(await rejectsWith({pixelFormat: 'yuva420p', imageFormat: 'png'}), /Pixel format was set to 'yuva420p' but codec h264 does not support it\./);
  assert.match(
    await rejectsWith({pixelFormat: 'yuva420p', codec: 'vp8', outputLocation: 'x.webm', imageFormat: 'jpeg'}),
    /Pixel format was set to 'yuva420p' but the image format is not PNG\./,
  );
});
