import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('jpegQuality with a PNG, and an image format that does not exist, are refused.', async (stage) => {
  await assert.rejects(stage.still({scene: 'FrameAsRed'}, {jpegQuality: 90}), /You can only pass the `quality` option if `imageFormat` is 'jpeg'\./);
  await assert.rejects(stage.still({scene: 'FrameAsRed'}, {imageFormat: 'gif' as never}), /Image format should be one of: "png", "jpeg", "pdf", "webp"/);
});
