import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inBrowser} from '../lib/probe';

export default inBrowser(
  'Where nothing is drawn, a JPEG is black and a WebP is white; without imageFormat, renderStill() writes a PNG, whatever the file is called.',
  async (stage) => {
    const output = path.join(stage.folder, 'cover.jpg');
    // A picture that is written to a file is not returned.
    await assert.rejects(stage.still({scene: 'StaticName', props: {name: 'cover.png'}}, {output, imageFormat: undefined}), {message: 'Nothing was rendered.'});
    assert.equal(fs.readFileSync(output).toString('latin1', 1, 4), 'PNG');

    const page = await stage.page();
    const colorOf = async (imageFormat: 'jpeg' | 'webp') => {
      const {buffer} = await stage.still({scene: 'StaticName', props: {name: 'cover.png'}}, {imageFormat});
      return page.evaluate(
        async ([type, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], {type}));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
        },
        [`image/${imageFormat}`, buffer.toString('base64')] as const,
      );
    };
    assert.deepEqual(
      [await colorOf('jpeg'), await colorOf('webp')],
      [
        [0, 0, 0, 255],
        [255, 255, 255, 255],
      ],
    );
  },
);
