import assert from 'node:assert/strict';
import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 200};

type Scene = () => null;

export default inNode(
  'An engine and two wagons follow one another, 100 units apart on the rails, each turned to their direction there; the cabin leaves slowly and slows down before the top; the balloon is where its trail ends, at each frame.',
  () => {
    const {ToyTrain} = sampleOf<{ToyTrain: Scene}>(['docs/paths/get-tangent-at-length.mdx'], 'ToyTrain');
    for (const frame of [0, 30, 120, 199]) {
      const markup = markupAt(ToyTrain, size, frame);
      const rails = valuesOf(markup, 'd')[0]!;
      const transforms = valuesOf(markup, 'transform').map((text) => text.match(/-?[\d.]+(?:e-?\d+)?/g)!.map(Number));
      assert.equal(transforms.length, 3);
      for (const [index, [x = 0, y = 0, angle = 0]] of transforms.entries()) {
        const position = (400 + frame * 8 - index * 100) % getLength(rails);
        const [point, direction] = [getPointAtLength(rails, position), getTangentAtLength(rails, position)];
        assert.deepEqual([x, y], [point.x, point.y]);
        assert.equal(angle.toFixed(6), ((Math.atan2(direction.y, direction.x) * 180) / Math.PI).toFixed(6));
      }
    }

    const {CableCar} = sampleOf<{CableCar: Scene}>(['docs/paths/get-point-at-length.mdx'], 'CableCar');
    const places = Array.from({length: 151}, (_, frame) => numbersOf(markupAt(CableCar, size, frame), 'x')[0]!);
    const steps = places.slice(1).map((place, index) => place - places[index]!);
    assert.ok(steps.every((step) => step > 0));
    const [first = 0, middle = 0, last = 0] = [steps[1], steps[75], steps.at(-2)];
    assert.ok(first < middle / 10 && last < middle / 10, [first, middle, last].join());

    const {BalloonFlight} = sampleOf<{BalloonFlight: Scene}>(['docs/paths/index.mdx'], 'BalloonFlight');
    for (const frame of [1, 20, 60, 119, 120, 150]) {
      const markup = markupAt(BalloonFlight, size, frame);
      const path = valuesOf(markup, 'd')[0]!;
      const end = getPointAtLength(path, getLength(path) - numbersOf(markup, 'stroke-dashoffset')[0]!);
      assert.ok(Math.hypot(end.x - numbersOf(markup, 'cx')[0]!, end.y - numbersOf(markup, 'cy')[0]!) < 1, String(frame));
    }
  },
);
