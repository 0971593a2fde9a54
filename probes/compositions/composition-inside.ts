import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Composition, Internals} from 'remotion';
import {inNode} from '../lib/probe';

const props = {id: 'Tides', component: () => null, durationInFrames: 60, fps: 30, width: 320, height: 180};
const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, noSuspense: true};

const tag = (name: ElementType, given: object) => createElement(name, given);
const inner = () => tag(Composition as ElementType, props);

/** As in the component of a composition, in a page that renders one composition, or the Studio, which renders all. */
const inComposition = (onlyRenderComposition: string | null) => () =>
  renderToString(
    createElement(
      Internals.CompositionSetters.Provider,
      {value: {onlyRenderComposition} as never},
      createElement(Internals.CanUseRemotionHooks.Provider, {value: true}, inner()),
    ),
  );

export default inNode(
  'A Composition inside another throws in the Studio, and in a Player with a message of its own; a render skips it unless it is the requested one.',
  () => {
    assert.throws(inComposition(null), {
      message: '<Composition> mounted inside another composition. See https://remotion.dev/docs/wrong-composition-mount for help.',
    });
    assert.throws(() => renderToString(tag(Thumbnail as ElementType, {...video, component: inner})), {
      message:
        '<Composition> was mounted inside the `component` that was passed to the <Player>. See https://remotion.dev/docs/wrong-composition-mount for help.',
    });
    assert.equal(inComposition('Evening')(), '');
    assert.throws(inComposition('Tides'), /mounted inside another composition/);
  },
);
