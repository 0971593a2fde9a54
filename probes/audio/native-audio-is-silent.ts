import assert from 'node:assert/strict';
import {createElement as h, Fragment} from 'react';
import {Audio} from 'remotion';
import {heardAt} from '../lib/heard';
import {inNode} from '../lib/probe';

export default inNode('A render collects the sound of an <Audio>, and not that of an <audio> or a <video> tag beside it, which is not in the file.', () => {
  const Beach = () =>
    h(Fragment, {
      children: [h('audio', {key: 1, src: '/gulls.mp3', autoPlay: true}), h('video', {key: 2, src: '/surf.mp4'}), h(Audio, {key: 3, src: '/wind.mp3'})],
    });
  assert.deepEqual([heardAt(Beach, 0), heardAt(Beach, 45)], [['wind.mp3 0'], ['wind.mp3 45']]);
});
