import assert from 'node:assert/strict';
import {FrameTimeline} from '../../demos/frame-timeline/FrameTimeline';
import {meta} from '../../demos/frame-timeline/meta';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {inNode} from '../lib/probe';

export default inNode(
  'The disc grows from frame 6 on, the title comes in from 22 on while the disc still grows, and the line from 40 on; each is held before and after.',
  () => {
    const at = (frame: number) => {
      const markup = markupAt(FrameTimeline, meta, frame);
      return {
        disc: numbersOf(markup, 'r')[0]!,
        title: numbersOf(markup, 'translate')[0]!,
        line: Number(valuesOf(markup, 'stroke-dasharray')[0]!.split(' ')[0]),
      };
    };
    assert.deepEqual(at(0), {disc: 0, title: -100, line: 0});
    assert.deepEqual([at(6).disc, at(22).title, at(40).line], [0, -100, 0]);
    assert.ok(at(7).disc > 0 && at(23).title > -100 && at(41).line > 0);
    assert.ok(at(22).disc !== at(36).disc && at(35).disc !== at(36).disc);
    assert.deepEqual([at(36).disc, at(50).title, at(76).line], [136, 0, 1]);
    assert.deepEqual(at(99), {disc: 136, title: 0, line: 1});
  },
);
