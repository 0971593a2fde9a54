import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Props = {lines: string[]};
type Root = {RemotionRoot(): ReactElement<{calculateMetadata(given: {props: Props}): object; defaultProps: Props; component(props: Props): null}>};

export default inNode(
  'In the quotation of the page, 5 words take 90 frames and 3 words 66, the video lasts 156, and the second line comes in frame 90.',
  () => {
    const {calculateMetadata, defaultProps, component} = sampleOf<Root>(['docs/miscellaneous/automatic-duration.mdx'], 'Root').RemotionRoot().props;
    const length = (...lines: string[]) => calculateMetadata({props: {lines}});
    assert.deepEqual(length('The sea keeps no appointments.'), {fps: 30, durationInFrames: 90});
    assert.deepEqual(length('We waited anyway.'), {fps: 30, durationInFrames: 66});
    assert.deepEqual(calculateMetadata({props: defaultProps}), {fps: 30, durationInFrames: 156});
    const size = {width: 1280, height: 720, fps: 30, durationInFrames: 156};
    const paragraphs = (frame: number) => markupAt(component, size, frame, defaultProps).split('<p>').length - 1;
    assert.deepEqual([0, 89, 90, 155].map(paragraphs), [1, 1, 2, 2]);
  },
);
