import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 150};

const sample = <Name extends string>(page: string, name: Name) => sampleOf<Record<Name, () => null>>([`docs/shapes/${page}.mdx`], name)[name];

export default inNode(
  'The ring of the timer is full at frame 0, around 5; the elevator counts from 2 to 7 every 20 frames, dark at 100; stars pop up 6 frames apart, four golden; the third heart has no fill from 30 on, and shrinks to 0.8.',
  () => {
    const tea = sample('pie', 'TeaTimer');
    const ring = markupAt(tea, size, 0);
    const [, startX, startY, endX, endY] = /d="M ([\d.]+) ([\d.]+) A .* ([\d.]+) ([\d.]+)"/.exec(ring) ?? [];
    assert.deepEqual([endX, endY], [startX, startY]);
    assert.ok(startX);
    const seconds = (frame: number) => />(\d+)<\/div>/.exec(markupAt(tea, size, frame))?.[1];
    assert.deepEqual([0, 30, 31, 149].map(seconds), ['5', '4', '4', '1']);

    const elevator = sample('triangle', 'ElevatorDisplay');
    const floors = [0, 19, 20, 40, 99, 100, 140].map((frame) => />(\d)<\/div>/.exec(markupAt(elevator, size, frame))?.[1]);
    assert.deepEqual(floors, ['2', '2', '3', '4', '6', '7', '7']);
    assert.deepEqual([valuesOf(markupAt(elevator, size, 99), 'fill'), valuesOf(markupAt(elevator, size, 100), 'fill')], [['#ff9f1c'], ['#3d3d3d']]);

    const rating = sample('star', 'HotelRating');
    const scales = (frame: number) => valuesOf(markupAt(rating, size, frame), 'scale').map(Number);
    const first = [0, 1, 2, 3, 4].map((star) => [...Array(60).keys()].findIndex((frame) => scales(frame)[star]! > 0));
    assert.deepEqual(first, [7, 13, 19, 25, 31]);
    const fills = valuesOf(markupAt(rating, size, 60), 'fill');
    assert.deepEqual([fills.filter((fill) => fill === '#ffd60a').length, fills.length], [4, 5]);

    const lives = sample('heart', 'LivesLeft');
    const third = (frame: number) => valuesOf(markupAt(lives, size, frame), 'fill')[2];
    assert.deepEqual([third(29), third(30)], ['#ef233c', 'none']);
    assert.equal(Number(valuesOf(markupAt(lives, size, 149), 'scale')[0]).toFixed(2), '0.80');
  },
);
