import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

/** What the browser says of an SVG without a size, of a JPEG that its camera marked as rotated by 90 degrees, and of sample rates. */
const ASKED = `async () => {
  const sizeOf = (src) => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve([image.width, image.height]);
    image.onerror = () => reject(new Error('no image'));
    image.src = src;
  });
  const svg = await sizeOf('data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0H9"/></svg>'));
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 30;
  canvas.getContext('2d').fillRect(0, 0, 9, 9);
  const jpeg = new Uint8Array(await (await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'))).arrayBuffer());
  const exif = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const rotated = new Blob([jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)], {type: 'image/jpeg'});
  const photo = await sizeOf(URL.createObjectURL(rotated));
  const rate = (hertz) => {
    try {
      return new OfflineAudioContext(1, 8, hertz).sampleRate;
    } catch (error) {
      return error.name;
    }
  };
  return {svg, photo, rates: [2999, 3000, 768000, 768001].map(rate)};
}`;

export default inBrowser(
  'In Chromium, an SVG with a viewBox of 10 × 20 and no size measures 75 × 150, a photo that is marked as rotated is measured after the rotation, and audio has 3,000 to 768,000 hertz, beyond which it is a NotSupportedError.',
  async (stage) => {
    const page = await stage.page();
    const {svg, photo, rates} = await page.evaluate<{svg: number[]; photo: number[]; rates: unknown[]}>(`(${ASKED})()`);
    assert.deepEqual(svg, [75, 150]);
    assert.deepEqual(photo, [30, 40]);
    assert.deepEqual(rates, ['NotSupportedError', 3000, 768_000, 'NotSupportedError']);
  },
);
