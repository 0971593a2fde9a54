import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

/** A page in which each letter is half as wide as high. */
const page = {
  createElement: () => ({
    style: {fontSize: ''},
    innerText: '',
    getBoundingClientRect() {
      return {width: this.innerText.length * Number.parseFloat(this.style.fontSize) * 0.5, height: 20};
    },
  }),
  body: {appendChild: () => 0, removeChild: () => 0},
};

const NOTICE = 'Pool closed until Thursday. The heating is being repaired. Season tickets are extended by a week, and the sauna is open as usual.';
const size = {width: 1280, height: 480, fps: 30, durationInFrames: 1};

export default inNode(
  'In the sample of fitText(), a short title is limited by Math.min() and then narrower than the box, a long one fills it; a notice of more than three lines ends with … in place of the last space, which is not measured.',
  () => {
    const {document, window} = globalThis;
    /** With a page to measure in while the component is called, and not while React renders it. */
    const measuring =
      <Props>(Scene: (props: Props) => ReactNode) =>
      (props: Props) => {
        Object.assign(globalThis, {document: page, window: {getComputedStyle: () => ({fontFamily: 'Georgia'})}});
        try {
          return Scene(props);
        } finally {
          Object.assign(globalThis, {document, window});
        }
      };
    {
      type Title = (props: {title: string}) => ReactNode;
      const {ExhibitTitle} = sampleOf<{ExhibitTitle: Title}>(['docs/layout-utils/fit-text.mdx'], 'ExhibitTitle');
      const widthOf = (title: string) => numbersOf(markupAt(measuring(ExhibitTitle), size, 0, {title}), 'font-size')[0]! * 0.5 * title.length;
      assert.equal(widthOf('Nightingale in spring').toFixed(3), '1080.000');
      assert.deepEqual(numbersOf(markupAt(measuring(ExhibitTitle), size, 0, {title: 'Owl'}), 'font-size'), [260]);
      assert.ok(widthOf('Owl') < 1080);

      type Notice = (props: {notice: string}) => ReactNode;
      const {NoticeBoard} = sampleOf<{NoticeBoard: Notice}>(['docs/layout-utils/fill-text-box.mdx'], 'NoticeBoard');
      const lines = (notice: string) =>
        [...markupAt(measuring(NoticeBoard), {...size, height: 720}, 0, {notice}).matchAll(/<div[^>]*>([^<]*)<\/div>/g)].map(([, line = '']) => line);
      const long = lines(NOTICE);
      assert.equal(long.length, 3);
      assert.match(long[2]!, /[^ ]…$/);
      assert.ok(NOTICE.startsWith(long.join('').replace('…', ' ')), long.join('|'));
      const short = lines('Pool closed until Thursday. The heating is being repaired. Open again soon.');
      assert.ok(short.length <= 3 && !short.join('').includes('…'), short.join('|'));
      // The line with the ellipsis counts as it was measured: with a space, which is as wide here.
      assert.ok(Math.ceil(long[2]!.length * 28) < 1000);
    }
  },
);
