import assert from 'node:assert/strict';
import {Player, type PlayerRef} from '@remotion/player';
import {createElement, createRef, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type React = {useImperativeHandle: unknown};

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180};

/** The ref of a Player, which a server does not set. */
function refOf(props: object = {}): PlayerRef {
  const react = installed<React>('react/index.js');
  const {useImperativeHandle} = react;
  const ref = createRef<PlayerRef>();
  const handles: Array<() => void> = [];
  react.useImperativeHandle = (target: {current: unknown}, create: () => unknown) => {
    // That one is not of this Player.
    if (target !== Internals.resolveCompositionsRef) handles.unshift(() => (target.current = create()));
  };
  try {
    renderToStaticMarkup(createElement(Player as ElementType, {...video, ref, acknowledgeRemotionLicense: true, ...props}));
  } finally {
    react.useImperativeHandle = useImperativeHandle;
  }
  for (const setRef of handles) setRef();
  return ref.current as PlayerRef;
}

export default inNode(
  'play() and pause() dispatch nothing when called twice; seekTo() limits its frame and keeps fractions; requestFullscreen() throws without allowFullscreen or support; a listener gets detail and is removed by itself.',
  () => {
    const player = refOf();
    const said: unknown[] = [];
    const onSeek = ({detail}: {detail: {frame: number}}) => void said.push(detail.frame);
    player.addEventListener('play', (event) => said.push('play', event));
    player.addEventListener('pause', () => said.push('pause'));
    player.addEventListener('seeked', onSeek);
    player.play();
    player.play();
    assert.equal(player.isPlaying(), true);
    player.pause();
    player.pause();
    assert.equal(player.isPlaying(), false);
    assert.deepEqual(said.splice(0), ['play', {detail: undefined}, 'pause']);
    for (const frame of [-5, 12.5, 1000, 7]) player.seekTo(frame);
    assert.deepEqual(said.splice(0), [0, 12.5, 59, 7]);
    assert.equal(player.getCurrentFrame(), 7);
    player.removeEventListener('seeked', () => undefined);
    player.seekTo(8);
    player.removeEventListener('seeked', onSeek);
    player.seekTo(9);
    assert.deepEqual(said.splice(0), [8]);

    assert.throws(() => refOf({allowFullscreen: false}).requestFullscreen(), {message: 'allowFullscreen is false'});
    assert.throws(() => player.requestFullscreen(), {message: 'Browser doesnt support fullscreen'});
  },
);
