import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Props = Record<string, object>;
type Update = (given: {id: string; defaultProps: object; newProps: object}) => void;
type Provider = (given: {children: null}) => {props: {value: {props: Props; updateProps: Update}}};

export default inNode(
  'Props that are changed in the Studio, in the editor or by updateDefaultProps(), are in a state of its page alone: they stay until the page is loaded again, and then there are none.',
  () => {
    const react = installed<Record<string, unknown>>('react/index.js');
    const EditorPropsProvider = Internals.EditorPropsProvider as unknown as Provider;
    const {editorPropsProviderRef} = Internals;
    /** What keeps the props in the page of a Studio that has just been loaded. */
    const loaded = () => {
      const {render} = mounted(() => {
        const {useImperativeHandle} = react;
        react.useImperativeHandle = (ref: {current: unknown}, make: () => unknown) => void (ref.current = make());
        try {
          return EditorPropsProvider({children: null}).props.value;
        } finally {
          react.useImperativeHandle = useImperativeHandle;
        }
      });
      return render;
    };
    const page = loaded();
    try {
      page().updateProps({id: 'Quote', defaultProps: {text: 'Old'}, newProps: {text: 'New'}});
      assert.deepEqual(page().props, {Quote: {text: 'New'}});
      editorPropsProviderRef.current?.setProps((before) => ({...before, Card: {size: 7}}));
      for (const _ of [1, 2]) assert.deepEqual(page().props, {Quote: {text: 'New'}, Card: {size: 7}});
      assert.deepEqual(loaded()().props, {});
    } finally {
      editorPropsProviderRef.current = null;
    }
  },
);
