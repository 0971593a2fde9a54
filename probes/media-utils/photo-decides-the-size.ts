import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Fit = (given: {props: {photo: string}}) => Promise<{width: number; height: number}>;

export default inNode(
  'The video of the page on image dimensions is 1,080 pixels wide and as high as its photo requires, rounded to an even number.',
  async () => {
    let size = {width: 4000, height: 3000};
    const {RemotionRoot} = sampleOf<{RemotionRoot(): ReactElement<{calculateMetadata: Fit}>}>(['docs/get-image-dimensions.mdx'], 'Root', {
      '@remotion/media-utils': {getImageDimensions: () => Promise.resolve(size)},
    });
    const fit = () => RemotionRoot().props.calculateMetadata({props: {photo: '/glacier.jpg'}});
    assert.deepEqual(await fit(), {width: 1080, height: 810});
    size = {width: 3000, height: 4001};
    assert.deepEqual(await fit(), {width: 1080, height: 1440});
    for (let height = 100; height < 3000; height += 7) {
      size = {width: 1999, height};
      const {height: even} = await fit();
      assert.ok(even % 2 === 0 && Math.abs(even - (1080 * height) / 1999) <= 1, String(height));
    }
  },
);
