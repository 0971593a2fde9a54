import assert from 'node:assert/strict';
import {getLength} from '@remotion/paths';
import {inBrowser} from '../lib/probe';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

export default inBrowser(
  'getLength() and getTotalLength() of Chromium: 157.079 and 157.102 for half a circle of radius 50, by the formula 157.0796; 147.8943 for the curve; 2672.217 and 2672.219 for the toy train. Flags need no space there.',
  async (stage) => {
    const {ToyTrain} = sampleOf<{ToyTrain: () => null}>(['docs/paths/get-tangent-at-length.mdx'], 'ToyTrain');
    const rails = valuesOf(markupAt(ToyTrain, {width: 1280, height: 720, fps: 30, durationInFrames: 9}, 0), 'd')[0]!;
    const page = await stage.page();
    const inChromium = (path: string) =>
      page.evaluate((d) => {
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        element.setAttribute('d', d);
        return element.getTotalLength();
      }, path);
    const both = async (path: string, digits: number) => [getLength(path).toFixed(digits), (await inChromium(path)).toFixed(digits)];
    assert.deepEqual(await both('M 0 0 A 50 50 0 0 1 100 0', 3), ['157.079', '157.102']);
    assert.deepEqual(await both('M 0 50 Q 50 -50 100 50', 4), ['147.8943', '147.8943']);
    assert.deepEqual(await both(rails, 3), ['2672.217', '2672.219']);
    assert.equal((Math.PI * 50).toFixed(4), '157.0796');

    // Both flags of an arc without a space are read.
    assert.ok((await inChromium('M 0 0 A5 5 0 0110 10')) > 10);
    assert.equal(await inChromium('M 0 0 A5 5 0 0110 10'), await inChromium('M 0 0 A5 5 0 0 1 10 10'));
  },
);
