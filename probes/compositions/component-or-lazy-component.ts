import assert from 'node:assert/strict';
import {createElement, type ComponentType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Composition, Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Lazy = {useLazyComponent(given: {compProps: object; componentName: string; noSuspense: boolean}): ComponentType};

const Vows = () => createElement('h1', null, 'Yes');
const numbers = {id: 'Vows', durationInFrames: 90, fps: 30, width: 1280, height: 720};

export default inNode(
  'A composition throws for an undefined component, for none, and inside another one; if both ways are given, it uses component and does not load the other.',
  () => {
    const Any = Composition as unknown as ComponentType<object>;
    const page = globalThis as {document?: object};
    const mounted = (props: object, around = (inner: ReactNode) => inner) => renderToStaticMarkup(around(createElement(Any, {...numbers, ...props})));
    page.document = {};
    try {
      assert.throws(() => mounted({component: undefined}), {
        message: 'A value of `undefined` was passed to the `component` prop. Check the value you are passing to the <Composition/> component.',
      });
      assert.throws(() => mounted({}), {message: "You must pass either 'component' or 'lazyComponent'"});
      const inside = (inner: ReactNode) => createElement(Internals.CanUseRemotionHooksProvider, null, inner);
      assert.throws(() => mounted({component: Vows}, inside), /^Error: <Composition> mounted inside another composition\./);
      const inPlayer = (inner: ReactNode) => createElement(Internals.IsPlayerContextProvider, null, inside(inner));
      assert.throws(() => mounted({component: Vows}, inPlayer), /^Error: <Composition> was mounted inside the `component` that was passed to the <Player>\./);
      assert.equal(mounted({component: Vows}), '');
    } finally {
      delete page.document;
    }
    const {useLazyComponent} = installed<Lazy>('remotion/dist/cjs/use-lazy-component.js');
    const Both = () => {
      const lazyComponent = () => assert.fail('It is loaded.');
      return createElement(useLazyComponent({compProps: {component: Vows, lazyComponent}, componentName: 'Composition', noSuspense: false}));
    };
    assert.equal(renderToStaticMarkup(createElement(Both)), '<h1>Yes</h1>');
  },
);
