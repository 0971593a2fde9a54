import assert from 'node:assert/strict';
import {extendViewBox, getBoundingBox} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 1};

type Scene = () => null;

export default inNode(
  'extendViewBox() by a factor above 1 adds room on all four sides. The wind rose has the box 60 60 480 480, a quarter larger 0 0 600 600, and tips without miters; three pieces are at 0, 0; the lake is 900 wide, centered.',
  () => {
    const [x = 0, y = 0, width = 0, height = 0] = extendViewBox('10 20 300 200', 1.1).split(' ').map(Number);
    assert.ok(x < 10 && y < 20 && x + width > 310 && y + height > 220);

    const {WindRose} = sampleOf<{WindRose: Scene}>(['docs/paths/extend-viewbox.mdx'], 'WindRose');
    const rose = markupAt(WindRose, {...size, width: 600, height: 600}, 0);
    assert.equal(getBoundingBox(valuesOf(rose, 'd')[0]!).viewBox, '60 60 480 480');
    assert.deepEqual(valuesOf(rose, 'viewBox'), ['0 0 600 600']);
    // Beyond the default limit of 4, the stroke ends in a bevel, at most half of its width outside of the line.
    const halfAngle = Math.atan2(40, 200);
    assert.ok(1 / Math.sin(halfAngle) > 4 && numbersOf(rose, 'stroke-width')[0]! / 2 < 60);

    const {PuzzlePieces} = sampleOf<{PuzzlePieces: Scene}>(['docs/paths/reset-path.mdx'], 'PuzzlePieces');
    const puzzle = markupAt(PuzzlePieces, size, 0);
    assert.doesNotMatch(puzzle, /viewBox/);
    const pieces = valuesOf(puzzle, 'd').map(getBoundingBox);
    const rounded = (values: (number | undefined)[]) => values.map((value = NaN) => Math.round(value * 1e6) / 1e6 + 0);
    const sizes = [...puzzle.matchAll(/<svg width="([^"]*)" height="([^"]*)"/g)].map((found) => found.slice(1).map(Number));
    assert.equal(pieces.length, 3);
    assert.deepEqual(
      pieces.map((box) => rounded([box.x1, box.y1, box.width, box.height])),
      sizes.map((piece) => rounded([0, 0, ...piece])),
    );

    const {LakeMap} = sampleOf<{LakeMap: Scene}>(['docs/paths/get-bounding-box.mdx'], 'LakeMap');
    const lake = markupAt(LakeMap, size, 0);
    assert.deepEqual(numbersOf(lake, 'width').slice(-1), [900]);
    assert.deepEqual(valuesOf(lake, 'viewBox'), [getBoundingBox(valuesOf(lake, 'd')[0]!).viewBox]);
    assert.deepEqual([valuesOf(lake, 'align-items'), valuesOf(lake, 'justify-content')], [['center'], ['center']]);
  },
);
