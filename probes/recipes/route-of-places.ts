import assert from 'node:assert/strict';
import {MapRoute} from '../../demos/map-route/MapRoute';
import {meta} from '../../demos/map-route/meta';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/map-route.mdx'];

type Samples = {
  toPath(places: [number, number][], width: number, height: number): string;
  viewBoxAround(point: {x: number; y: number}, zoom: number): string;
  progressAt(frame: number): number;
};

export default inNode(
  'The dot travels from frame 12 to 122, and a name is there when the line reaches it. At 60 degrees north, longitudes are half as long as latitudes. The camera centers the dot, and at a stop, progress rests for 20 frames.',
  () => {
    const dot = (frame: number) => numbersOf(markupAt(MapRoute, meta, frame), 'cx').at(-1)!;
    assert.deepEqual([dot(0), dot(12), dot(122), dot(149)], [204, 204, 1050, 1050]);
    assert.ok(dot(13) > 204 && dot(121) < 1050);
    const names = (frame: number) => numbersOf(markupAt(MapRoute, meta, frame), 'opacity');
    assert.deepEqual(
      [names(12), names(122)],
      [
        [1, 0, 0, 0],
        [1, 1, 1, 1],
      ],
    );
    const arrived = Array.from({length: 110}, (_, index) => 12 + index).find((frame) => names(frame)[1] === 1)!;
    assert.ok(names(arrived - 2)[1]! > 0 && names(arrived - 2)[1]! < 1, 'it fades in shortly before');
    assert.equal(markupAt(MapRoute, meta, 60).split('M204 480C250').length - 1, 2);

    const {toPath} = sampleOf<Samples>(PAGE, 'to-path');
    assert.equal(
      toPath(
        [
          [10, 59.5],
          [11, 60.5],
        ],
        1000,
        100,
      ),
      'M0.0 100.0L50.0 0.0',
    );
    const {viewBoxAround} = sampleOf<Samples>(PAGE, 'camera');
    assert.equal(viewBoxAround({x: 700, y: 300}, 2), '380 120 640 360');
    const {progressAt} = sampleOf<Samples>(PAGE, 'progress-at');
    assert.deepEqual([0, 12, 42, 52, 62, 92, 112, 136, 200].map(progressAt), [0, 0, 0.36, 0.36, 0.36, 0.71, 0.71, 1, 1]);
    assert.ok(0.36 - progressAt(41) < progressAt(28) - progressAt(27), 'slower before a stop than on the way');
  },
);
