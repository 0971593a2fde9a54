import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sizes = {useElementSize(): object | null};
type Rates = {PlaybackrateControl(props: {playbackRates: number[]}): null};

const sizes = installed<Sizes>('@remotion/player/dist/cjs/utils/use-element-size.js');
const rates = installed<Rates>('@remotion/player/dist/cjs/PlaybackrateControl.js');
const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

const render = (props: object) =>
  renderToStaticMarkup(createElement(Player as ElementType, {...video, controls: true, acknowledgeRemotionLicense: true, ...props}));

/** The speeds in the menu, which is there once the Player has a size. */
function speeds(showPlaybackRateControl: unknown): number[] | undefined {
  const {useElementSize} = sizes;
  const {PlaybackrateControl} = rates;
  let seen: number[] | undefined;
  sizes.useElementSize = () => ({width: 320, height: 180, left: 0, top: 0});
  rates.PlaybackrateControl = ({playbackRates}) => {
    seen = playbackRates;
    return null;
  };
  try {
    render({showPlaybackRateControl});
  } finally {
    sizes.useElementSize = useElementSize;
    rates.PlaybackrateControl = PlaybackrateControl;
  }
  return seen;
}

const tag = (name: string, text: string) => createElement(name, null, text);

export default inNode(
  'What renderPlayPauseButton returns stands in the play button, null for its icon; renderMuteButton replaces the mute button; showPlaybackRateControl offers nine speeds from 0.5 to 3, or those of its array.',
  () => {
    const usual = render({});
    assert.match(render({renderPlayPauseButton: () => tag('b', 'Go')}), /<button [^>]*title="Play video"><b>Go<\/b><\/button>/);
    assert.equal(render({renderPlayPauseButton: () => null}), usual);
    assert.match(usual, /<button [^>]*title="Play video"><svg/);
    assert.match(usual, /<button [^>]*title="Mute sound"/);
    const custom = render({renderMuteButton: ({muted, volume}: object & Record<string, unknown>) => tag('i', `${String(muted)} ${String(volume)}`)});
    assert.ok(!custom.includes('Mute sound'));
    assert.match(custom, /<div [^>]*><i>false 1<\/i><\/div>/);
    assert.ok(!render({showVolumeControls: false}).includes('Mute sound'));
    assert.deepEqual(speeds(true), [0.5, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.5, 3]);
    assert.deepEqual(speeds([0.5, 1, 2]), [0.5, 1, 2]);
    assert.equal(speeds(undefined), undefined);
  },
);
