import assert from 'node:assert/strict';
import type {ReactElement, ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Root = ReactElement<{children: ReactElement<{id: string; component: () => ReactNode; durationInFrames: number; width: number; height: number}>[]}>;

export default inNode(
  'The sun of the fundamentals rises by 400 pixels from the first frame to the last, over 120 frames or 240, and the greeting is there from frame 60 on, not before.',
  () => {
    const pages = ['docs/the-fundamentals.mdx'];
    const [short, long] = sampleOf<{RemotionRoot: () => Root}>(pages, 'Root')
      .RemotionRoot()
      .props.children.map(({props}) => props);
    assert.equal(short!.component, long!.component);
    assert.deepEqual([short!.durationInFrames, long!.durationInFrames, long!.height > long!.width], [120, 240, true]);
    const heightAt = ({component, ...size}: NonNullable<typeof short>, frame: number) =>
      numbersOf(markupAt(component, {...size, fps: 30}, frame), 'transform')[0];
    for (const video of [short!, long!]) assert.deepEqual([heightAt(video, 0), heightAt(video, video.durationInFrames - 1)], [200, -200]);

    const {Morning} = sampleOf<{Morning: () => ReactNode}>(pages, 'Morning');
    const greets = (frame: number) => markupAt(Morning, {width: 1920, height: 1080, fps: 30, durationInFrames: 120}, frame).includes('Good morning');
    assert.deepEqual([0, 59, 60, 119].map(greets), [false, false, true, true]);
  },
);
