import assert from 'node:assert/strict';
import {GifLoop} from '../../demos/gif-loop/GifLoop';
import {meta} from '../../demos/gif-loop/meta';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';

export default inNode(
  'The two copies of the dot are 900 pixels apart, and frame 75, which would be the next one, shows one of them where frame 0 shows the other.',
  () => {
    const dots = (frame: number) => numbersOf(markupAt(GifLoop, {...meta, durationInFrames: 76}, frame), 'left').slice(-2);
    assert.deepEqual([meta.durationInFrames, meta.fps], [75, 25]);
    for (let frame = 0; frame < 76; frame++) assert.equal((dots(frame)[0]! - dots(frame)[1]!).toFixed(6), '900.000000');
    assert.equal(dots(75)[1], dots(0)[0]);
    assert.ok(dots(74)[1]! < dots(0)[0]!, 'the last frame is not yet there');
    assert.ok(dots(0)[1]! + 88 < 0 && dots(75)[0]! > meta.width);
  },
);
