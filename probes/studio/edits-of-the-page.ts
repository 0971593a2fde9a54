import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Edits = Record<string, object>;
type Provided = {props: {value: {props: Edits; updateProps(given: object): void; resetUnsaved(id: string): void}}};
type Context = {_currentValue: unknown};
type Resolve = {
  ResolveCompositionConfig: (props: {children: null}) => unknown;
  resolveCompositionsRef: {current: {reloadCurrentlySelectedComposition(): void}};
};

const {EditorPropsProvider} = installed<{EditorPropsProvider: (props: {children: null}) => Provided}>('remotion/dist/cjs/EditorProps.js');
const {ResolveCompositionConfig, resolveCompositionsRef} = installed<Resolve>('remotion/dist/cjs/ResolveCompositionConfig.js');

export default inNode(
  'Unsaved edits of props are kept in the state of the page alone: a page that loads has none, and nothing is sent or stored. defaultProps in the arguments of calculateMetadata() contain them.',
  () => {
    const react = installed<Record<string, unknown>>('react/index.js');
    const {useImperativeHandle} = react;
    const manager = Internals.CompositionManager as unknown as Context;
    const editor = Internals.EditorPropsContext as unknown as Context;
    const before = [manager._currentValue, editor._currentValue, resolveCompositionsRef.current] as const;
    const page = globalThis as Record<string, unknown>;
    const {fetch} = globalThis;
    const used: string[] = [];
    page.fetch = () => void used.push('fetch');
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(page, name, {configurable: true, get: () => (used.push(name), undefined)});
    react.useImperativeHandle = (ref: {current: unknown}, create: () => unknown) => void (ref.current = create());
    try {
      const open = () => mounted(() => EditorPropsProvider({children: null}).props.value);
      const first = open();
      first.render().updateProps({id: 'Ticket', defaultProps: {price: 9}, newProps: {price: 11}});
      assert.deepEqual(first.render().props, {Ticket: {price: 11}});
      assert.deepEqual(open().render().props, {});
      assert.deepEqual(used, []);

      const received: unknown[] = [];
      const calculateMetadata = ({defaultProps}: {defaultProps: object}) => {
        received.push(defaultProps);
        return {};
      };
      const composition = {
        id: 'Ticket',
        durationInFrames: 90,
        fps: 30,
        width: 640,
        height: 360,
        defaultProps: {film: 'Metropolis', price: 9},
        calculateMetadata,
      };
      manager._currentValue = {compositions: [composition], currentCompositionMetadata: null, canvasContent: {type: 'composition', compositionId: 'Ticket'}};
      editor._currentValue = first.render();
      mounted(() => ResolveCompositionConfig({children: null})).render();
      assert.ok(received.length > 0);
      for (const defaultProps of received) assert.deepEqual(defaultProps, {film: 'Metropolis', price: 11});
    } finally {
      [manager._currentValue, editor._currentValue, resolveCompositionsRef.current] = before;
      react.useImperativeHandle = useImperativeHandle;
      page.fetch = fetch;
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Reflect.deleteProperty(page, name);
    }
  },
);
