import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Range = {actualSrc: string; actualFrom: number; duration: number; fps: number};
type Fragment = {appendVideoFragment(range: Range): string; useAppendVideoFragment(range: {initialActualSrc: string} & Record<string, unknown>): string};

const {appendVideoFragment, useAppendVideoFragment: follow} = installed<Fragment>('remotion/dist/cjs/video/video-fragment.js');
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const withFragment = (actualSrc: string) => appendVideoFragment({actualSrc, actualFrom: -60, duration: 120, fps: 30});

export default inNode(
  'A URL with any hash and a data: URL get no media fragment, nor does a blob: URL in Safari on iOS; a range within the old one keeps the URL.',
  () => {
    assert.equal(withFragment('match.mp4'), 'match.mp4#t=2,4');
    for (const src of ['match.mp4#disable', 'match.mp4#t=1', 'data:video/mp4;base64,AAAA']) assert.equal(withFragment(src), src);
    const blob = 'blob:https://club.example.com/1';
    assert.equal(withFragment(blob), `${blob}#t=2,4`);
    Object.assign(globalThis, {window: {navigator: {userAgent: IPHONE}, location: {href: 'https://club.example.com/'}}});
    assert.equal(withFragment(blob), blob);
    assert.equal(withFragment('match.mp4'), 'match.mp4#t=2,4');
    // The hook keeps three values from one render to the next.
    const react = installed<{useRef: unknown}>('react/index.js');
    const {useRef} = react;
    const kept: {current: unknown}[] = [];
    let index = 0;
    react.useRef = (value: unknown) => (kept[index] ??= {current: value}) && kept[index++]!;
    const urlOf = (from: number, duration: number) => {
      index = 0;
      return follow({actualSrc: 'match.mp4', actualFrom: -from, duration, fps: 30} as never);
    };
    try {
      assert.deepEqual([urlOf(60, 120), urlOf(90, 90), urlOf(30, 90)], ['match.mp4#t=2,4', 'match.mp4#t=2,4', 'match.mp4#t=1,3']);
    } finally {
      react.useRef = useRef;
    }
  },
);
