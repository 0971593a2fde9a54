import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {made, media} from '../lib/media';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

type IsLandscape = (source: {src: string; reader: typeof nodeReader}) => Promise<boolean>;

export default slowInNode(
  'dimensions are those after the rotation, unrotatedDimensions those before, and rotation is 270 for a file that is turned by 90 degrees counterclockwise; isLandscape() of the page goes by the first.',
  async () => {
    const {isLandscape} = sampleOf<{isLandscape: IsLandscape}>(['docs/media-parser/readers.mdx'], 'shared/is-landscape.ts');
    for (const [turn, rotation] of [
      [90, 270],
      [-90, 90],
      [180, 180],
    ] as const) {
      const src = await made(`turned-${turn}.mp4`, `-display_rotation ${turn} -i ${await media('silent.mp4')} -c copy`);
      const fields = {dimensions: true, unrotatedDimensions: true, rotation: true} as const;
      const stored = {width: 160, height: 90};
      const upright = {width: 90, height: 160};
      assert.deepEqual(await parseMedia({src, reader: nodeReader, fields, acknowledgeRemotionLicense: true}), {
        dimensions: turn === 180 ? stored : upright,
        unrotatedDimensions: stored,
        rotation,
      });
      assert.equal(await isLandscape({src, reader: nodeReader}), turn === 180);
    }
  },
);
