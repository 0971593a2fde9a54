import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Element = {type: {name: string}; props: {onClick?: () => void; children: (Element | null)[]}};
type Label = {SchemaLabel(given: object): Element};

const {SchemaLabel} = installed<Label>('@remotion/studio/dist/components/RenderModal/SchemaEditor/SchemaLabel.js');

export default inNode(
  'In the form of the Studio, the label of a value that differs from its default has two buttons, of which the first restores the default and the second saves the value; that of a default has none.',
  () => {
    const calls: string[] = [];
    const given = {
      ...{jsonPath: ['title'], onReset: () => calls.push('reset'), onSave: () => calls.push('save'), showSaveButton: true, onRemove: null},
      ...{saving: false, valid: true, saveDisabledByParent: false, suffix: null, handleClick: null},
    };
    const buttons = (isDefaultValue: boolean) =>
      mounted(() => SchemaLabel({...given, isDefaultValue}))
        .render()
        .props.children.filter((child) => child?.props?.onClick);
    const shown = buttons(false);
    for (const button of shown) button?.props.onClick?.();
    assert.deepEqual([shown.length, calls, buttons(true).length], [2, ['reset', 'save'], 0]);
  },
);
