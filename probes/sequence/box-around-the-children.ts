import assert from 'node:assert/strict';
import {createElement as h, Fragment, type ComponentProps} from 'react';
import {Sequence} from 'remotion';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

export default inNode(
  'A sequence puts its children into a div that covers the frame, or is as large as its width and height; with the layout none, they are in no div of its own. Outside its frames there is neither.',
  () => {
    const at = (frame: number, props: Partial<ComponentProps<typeof Sequence>>) =>
      markupAt(() => h(Fragment, null, h('i'), h(Sequence, {from: 60, children: h('b'), ...props} as ComponentProps<typeof Sequence>)), size, frame);
    const box = (width: string) => `<i></i><div style="position:absolute;top:0;left:0;right:0;bottom:0;width:${width};height:100%;display:flex"><b></b></div>`;
    assert.equal(at(60, {}), box('100%'));
    assert.equal(at(60, {width: 640}), box('640px'));
    assert.equal(at(60, {layout: 'none'}), '<i></i><b></b>');
    assert.equal(at(59, {}), '<i></i>');
    assert.equal(at(70, {durationInFrames: 10}), '<i></i>');
  },
);
