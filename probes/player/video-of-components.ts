import assert from 'node:assert/strict';
import {createElement, type ComponentType, type FC} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Composition, Internals} from 'remotion';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/terminology/player.mdx'];

type Lazy = {_init(payload: unknown): unknown; _payload: unknown};
type Registered = {component: Lazy};

export default inNode(
  'The Player of the page mounts its component itself, without a file of a video; a <Composition>, of which the Studio and a render take it, registers the same component as it is.',
  async () => {
    const seen: Record<string, unknown>[] = [];
    const player = installed<Record<string, unknown> & {Player: ComponentType<Record<string, unknown>>}>('@remotion/player');
    const Player = (props: Record<string, unknown>) => {
      seen.push(props);
      return createElement(player.Player, props);
    };
    const {GreetingPreview} = sampleOf<{GreetingPreview: FC<{name: string}>}>(PAGE, 'app/greeting-preview', {'@remotion/player': {...player, Player}});
    for (const name of ['Ines', 'Jonas']) {
      const markup = renderToStaticMarkup(createElement(GreetingPreview, {name}));
      assert.match(markup, new RegExp(`rotate:0deg[^>]*>Welcome aboard, ${name}<`));
      assert.doesNotMatch(markup, /<video|<img|<canvas/);
      // The tags for sound, which are there in any case, have a bit of silence in them.
      for (const [, source] of markup.matchAll(/src="([^"]*)"/g)) assert.match(source!, /^data:audio\/mp3;base64,/);
    }
    const component = seen[0]?.component as FC;

    const react = installed<Record<string, unknown>>('react/index.js');
    const {useEffect} = react;
    const registered: Registered[] = [];
    const setters = {registerComposition: (given: Registered) => registered.push(given), unregisterComposition: () => undefined, onlyRenderComposition: null};
    const page = globalThis as {document?: object; window?: object};
    page.document = {};
    page.window = {dispatchEvent: () => true};
    Object.assign(react, {useEffect: (effect: () => unknown) => void effect()});
    try {
      const Tag = Composition as unknown as ComponentType<Record<string, unknown>>;
      const tag = createElement(Tag, {id: 'Greeting', component, durationInFrames: 90, fps: 30, width: 900, height: 600});
      renderToStaticMarkup(createElement(Internals.CompositionSetters.Provider, {value: setters as never}, tag));
    } finally {
      react.useEffect = useEffect;
      delete page.document;
      delete page.window;
    }
    const {component: lazy} = registered[0]!;
    // A lazy component throws the promise of what it is going to be.
    assert.throws(() => lazy._init(lazy._payload));
    await new Promise(setImmediate);
    assert.equal(lazy._init(lazy._payload), component);
  },
);
