import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {meta} from '../../demos/text-on-a-path/meta';
import {TextOnAPath} from '../../demos/text-on-a-path/TextOnAPath';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Samples = {Buoy(): null; Badge(): null};

export default inNode(
  'The text starts at 100 percent of its path and ends at minus 90, evenly. The badge turns once around, its text as long as the circle. The buoy rides from one end to the other and is tilted as the line is.',
  () => {
    const start = (frame: number) => numbersOf(markupAt(TextOnAPath, meta, frame), 'startOffset')[0]!;
    assert.deepEqual([start(0), start(149), (start(10) - start(11)).toFixed(6)], [100, -90, (190 / 149).toFixed(6)]);

    const page = ['docs/recipes/text-on-a-path.mdx'];
    const {Badge} = sampleOf<Samples>(page, 'Badge');
    const turn = (frame: number) => numbersOf(markupAt(Badge, meta, frame), 'rotate')[0]!;
    assert.deepEqual([turn(0), turn(75), (turn(149) + turn(1)).toFixed(6)], [0, 180, '360.000000']);
    const circle = valuesOf(markupAt(Badge, meta, 0), 'd')[0]!;
    const around = numbersOf(markupAt(Badge, meta, 0), 'textLength')[0]!;
    assert.ok(Math.abs(around - 500 * Math.PI) < 1e-6 && Math.abs(getLength(circle) - around) < 1);

    const {Buoy} = sampleOf<Samples>(page, 'Buoy');
    const buoy = (frame: number) =>
      /translate\(([-\d.]+) ([-\d.]+)\) rotate\(([-\d.]+)\)/
        .exec(markupAt(Buoy, meta, frame))!
        .slice(1)
        .map(Number);
    assert.deepEqual(buoy(0).slice(0, 2).map(Math.round), [-60, 440]);
    assert.deepEqual(buoy(149).slice(0, 2).map(Math.round), [1340, 300]);
    const [before, at, after] = [buoy(74), buoy(75), buoy(76)] as [number[], number[], number[]];
    const slope = (Math.atan2(after[1]! - before[1]!, after[0]! - before[0]!) * 180) / Math.PI;
    assert.ok(Math.abs(slope - at[2]!) < 1, `${slope} and ${at[2]}`);
  },
);
