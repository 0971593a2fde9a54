import assert from 'node:assert/strict';
import {meta} from '../../demos/watermark/meta';
import {Watermark} from '../../demos/watermark/Watermark';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

export default inNode(
  'The two words of the corner choose one side each, and the logo fades in from frame 10 to 25. The wandering one stands in another corner every 300 frames at 30 per second and begins again after four.',
  () => {
    const sides = (corner: Corner) => {
      const markup = markupAt(Watermark, meta, 60, {corner});
      return [valuesOf(markup, 'justify-content').at(-1), valuesOf(markup, 'align-items').at(-1)];
    };
    assert.deepEqual((['top left', 'top right', 'bottom left', 'bottom right'] as const).map(sides), [
      ['flex-start', 'flex-start'],
      ['flex-start', 'flex-end'],
      ['flex-end', 'flex-start'],
      ['flex-end', 'flex-end'],
    ]);
    const opacity = (frame: number) => numbersOf(markupAt(Watermark, meta, frame), 'opacity').at(-1)!;
    assert.deepEqual([0, 10, 25, 149].map(opacity), [0, 0, 0.9, 0.9]);
    assert.ok(opacity(11) > 0 && opacity(24) < 0.9);

    const {WanderingWatermark} = sampleOf<{WanderingWatermark(): {props: {corner: string}}}>(['docs/recipes/watermark.mdx'], 'WanderingWatermark', {
      './Watermark': {Watermark},
    });
    const cornerAt = (frame: number) => {
      let corner = '';
      markupAt(() => ((corner = WanderingWatermark().props.corner), null), {...meta, durationInFrames: 1500}, frame);
      return corner;
    };
    assert.deepEqual([0, 299, 300, 600, 900, 1200].map(cornerAt), ['bottom right', 'bottom right', 'top right', 'top left', 'bottom left', 'bottom right']);
  },
);
