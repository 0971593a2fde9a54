import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

const render = (props: object) =>
  renderToStaticMarkup(createElement(Player as ElementType, {...video, renderPoster: () => 'POSTER', acknowledgeRemotionLicense: true, ...props}));

const isShown = (props: object) => render(props).includes('POSTER');

export default inNode(
  'A Player that has not played shows the poster for showPosterWhenUnplayed and showPosterWhenPaused, for showPosterWhenEnded on the last frame of the video alone, also with an outFrame, and without such a prop never.',
  () => {
    assert.equal(isShown({}), false);
    for (const prop of ['showPosterWhenUnplayed', 'showPosterWhenPaused']) assert.equal(isShown({[prop]: true}), true, prop);
    for (const prop of ['showPosterWhenBuffering', 'showPosterWhenBufferingAndPaused']) assert.equal(isShown({[prop]: true}), false, prop);
    const ended = {showPosterWhenEnded: true};
    assert.deepEqual(
      [0, 58, 59].map((initialFrame) => isShown({...ended, initialFrame})),
      [false, false, true],
    );
    assert.equal(isShown({...ended, outFrame: 40, initialFrame: 40}), false);
    assert.equal(isShown({showPosterWhenUnplayed: true, renderPoster: () => null}), false);
    const style = {width: 640};
    assert.match(render({style, showPosterWhenUnplayed: true}), /<\/div><div style="[^"]*">POSTER<\/div><\/div>$/);
    const onCanvas = render({style, showPosterWhenUnplayed: true, posterFillMode: 'composition-size'});
    assert.match(onCanvas, /__remotion-player"><div style="(?=[^"]*width:320px)(?=[^"]*height:180px)[^"]*">POSTER<\/div><\/div><\/div><\/div>$/);
  },
);
