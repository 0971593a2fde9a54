import assert from 'node:assert/strict';
import {IsAnImageError, IsAnUnsupportedFileTypeError, IsAPdfError, parseMedia} from '@remotion/media-parser';
import {onePixelPng} from '../lib/one-pixel';
import {inNode} from '../lib/probe';

export default inNode('A PNG throws IsAnImageError with its size, a PDF IsAPdfError with a wrong message, and text and SVG are unsupported.', async () => {
  const read = (content: Uint8Array | string, name = 'clip.mp4') =>
    parseMedia({
      src: new File([typeof content === 'string' ? content : new Uint8Array(content)], name),
      fields: {size: true, durationInSeconds: true},
      acknowledgeRemotionLicense: true,
    });
  await assert.rejects(read(onePixelPng), (error) => error instanceof IsAnImageError && error.imageType === 'png' && error.dimensions?.width === 1);
  await assert.rejects(
    read('%PDF-1.7\n%âãÏÓ\n1 0 obj\nendobj\ntrailer\n%%EOF\n'.padEnd(2000)),
    (error) => error instanceof IsAPdfError && /GIF files are not supported/.test(error.message),
  );
  for (const text of ['Dear diary, '.repeat(100), '<svg xmlns="http://www.w3.org/2000/svg"></svg>'.padEnd(2000)])
    await assert.rejects(read(text), (error) => error instanceof IsAnUnsupportedFileTypeError);
});
