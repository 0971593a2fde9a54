import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Given = ReactElement<{value: unknown; children: Given}>;
type Control = (key: string, value: unknown) => unknown;
type Controls = {
  VisualControlsProvider: (props: {children: null}) => Given;
  visualControlRef: {current: {globalVisualControl: Control} | null};
};

export default inNode(
  'Two visual controls with the same key share one field and its value, two with different keys have two; the tab of the controls is shown once there is one.',
  () => {
    const react = installed<Record<string, unknown>>('react/index.js');
    const {VisualControlsProvider, visualControlRef} = installed<Controls>('@remotion/studio/dist/visual-controls/VisualControls.js');
    const environment = installed<{getRemotionEnvironment: unknown}>('remotion/dist/cjs/index.js');
    const zod = installed<{useZodIfPossible: unknown}>('@remotion/studio/dist/components/get-zod-if-possible.js');
    const {useImperativeHandle} = react;
    const {getRemotionEnvironment} = environment;
    const {useZodIfPossible} = zod;
    const {setInterval, clearInterval} = globalThis;
    let tick = () => undefined as void;
    react.useImperativeHandle = (ref: {current: unknown}, create: () => unknown) => void (ref.current = create());
    Object.defineProperty(environment, 'getRemotionEnvironment', {value: () => ({isStudio: true}), configurable: true, writable: true, enumerable: true});
    zod.useZodIfPossible = () => installed<{z: object}>('zod').z;
    globalThis.setInterval = ((call: () => void) => ((tick = call), 0)) as never;
    globalThis.clearInterval = () => undefined;
    try {
      const {render} = mounted(() => VisualControlsProvider({children: null}));
      /** Whether the tab is shown, the fields, and what sets them. */
      const shown = () => {
        render();
        tick();
        const {value, children} = render().props;
        const {handles} = children.props.value as {handles: Record<string, {unsavedValue: unknown}>};
        const {updateValue} = children.props.children.props.value as {updateValue: (key: string, value: unknown) => void};
        return {isTabShown: value, fields: Object.entries(handles).map(([key, {unsavedValue}]) => [key, unsavedValue]), updateValue};
      };
      assert.deepEqual([shown().isTabShown, shown().fields], [false, []]);
      const control: Control = (key, value) => visualControlRef.current?.globalVisualControl(key, value);
      assert.deepEqual([control('angle', 20), control('angle', 35)], [20, 20]);
      assert.deepEqual([shown().isTabShown, shown().fields], [true, [['angle', 20]]]);
      shown().updateValue('angle', 50);
      assert.deepEqual([control('angle', 20), control('angle', 35)], [50, 50]);
      control('size', 3);
      assert.deepEqual(shown().fields, [
        ['angle', 50],
        ['size', 3],
      ]);
    } finally {
      react.useImperativeHandle = useImperativeHandle;
      Object.defineProperty(environment, 'getRemotionEnvironment', {value: getRemotionEnvironment, configurable: true, writable: true, enumerable: true});
      zod.useZodIfPossible = useZodIfPossible;
      Object.assign(globalThis, {setInterval, clearInterval});
      visualControlRef.current = null;
    }
  },
);
