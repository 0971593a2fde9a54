import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inBrowser} from '../lib/probe';

/** The color of a pixel of an image, decoded by the browser on green. */
const COLOR = `async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  context.fillStyle = 'lime';
  context.fillRect(0, 0, 9, 9);
  context.drawImage(image, 0, 0);
  return [...context.getImageData(5, 5, 1, 1).data].slice(0, 3);
}`;

export default inBrowser(
  'The format of a still is that of imageFormat, whatever the file is called; where nothing is drawn, a PNG is transparent, a JPEG black and a WebP white; with a path, there is no buffer.',
  async (stage) => {
    const page = await stage.page();
    const written = async (name: string, imageFormat: 'jpeg' | 'webp' | undefined) => {
      const output = path.join(stage.folder, 'harbor', name);
      // What the stage says when there is no buffer.
      await assert.rejects(stage.still({scene: 'StaticName', props: {name: 'a.png'}}, {output, imageFormat}), {message: 'Nothing was rendered.'});
      return fs.readFileSync(output);
    };
    const colorOf = (file: Buffer, type: string) => page.evaluate(`(${COLOR})('data:image/${type};base64,${file.toString('base64')}')`);
    const png = await written('boat.jpg', undefined);
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual(await colorOf(png, 'png'), [0, 255, 0]);
    const jpeg = await written('boat.png', 'jpeg');
    assert.equal(jpeg.toString('hex', 0, 3), 'ffd8ff');
    assert.deepEqual(await colorOf(jpeg, 'jpeg'), [0, 0, 0]);
    const webp = await written('boat.jpeg', 'webp');
    assert.equal(webp.toString('latin1', 8, 12), 'WEBP');
    assert.deepEqual(await colorOf(webp, 'webp'), [255, 255, 255]);
  },
);
