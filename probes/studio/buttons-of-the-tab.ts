import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Element = {type: unknown; props: {onClick: () => void; children: Element[]}};
type Saved = {compositionId: string; defaultProps: () => object};
type Sent = {type: string; detail: object};

const DIST = '@remotion/studio/dist';
const BUTTONS = `${DIST}/components/RenderModal/SchemaEditor`;

export default inNode(
  'While props differ from their defaults, the tab Props has the two buttons that labels have, for reset and save: the first restores the defaults of all fields of the composition, the second saves all of them.',
  () => {
    const {GlobalPropsEditorUpdateButton} = installed<{GlobalPropsEditorUpdateButton(given: object): Element}>(
      `${DIST}/components/GlobalPropsEditorUpdateButton.js`,
    );
    const {SchemaResetButton} = installed<{SchemaResetButton: unknown}>(`${BUTTONS}/SchemaResetButton.js`);
    const {SchemaSaveButton} = installed<{SchemaSaveButton: unknown}>(`${BUTTONS}/SchemaSaveButton.js`);
    const {SchemaLabel} = installed<{SchemaLabel(given: object): Element}>(`${BUTTONS}/SchemaLabel.js`);
    const saving = installed<{saveDefaultProps: (saved: Saved) => Promise<void>}>(`${DIST}/api/save-default-props.js`);

    const label = mounted(() => SchemaLabel({jsonPath: ['title'], isDefaultValue: false, showSaveButton: true, valid: true})).render();
    const kinds = (element: Element) =>
      element.props.children.map((child) => child?.type).filter((type) => type === SchemaResetButton || type === SchemaSaveButton);
    const currentDefaultProps = {title: 'High water', count: 3};
    const tab = mounted(() => GlobalPropsEditorUpdateButton({compositionId: 'Tide', currentDefaultProps})).render();
    assert.deepEqual(
      [kinds(tab), kinds(label)],
      [Array(2), Array(2)].map(() => [SchemaResetButton, SchemaSaveButton]),
    );

    const sent: Sent[] = [];
    const saved: unknown[] = [];
    const {saveDefaultProps} = saving;
    const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
    Object.assign(globalThis, {window: {dispatchEvent: ({type, detail}: Sent) => sent.push({type, detail})}});
    saving.saveDefaultProps = ({compositionId, defaultProps}) => {
      saved.push([compositionId, defaultProps()]);
      return Promise.resolve();
    };
    try {
      const [reset, save] = tab.props.children;
      reset!.props.onClick();
      assert.deepEqual([sent, saved], [[{type: 'remotion.propsUpdatedExternally', detail: {resetUnsaved: 'Tide'}}], []]);
      save!.props.onClick();
      assert.deepEqual(saved, [['Tide', currentDefaultProps]]);
    } finally {
      saving.saveDefaultProps = saveDefaultProps;
      if (before) Object.defineProperty(globalThis, 'window', before);
      else delete (globalThis as {window?: unknown}).window;
    }

    // What the event does: all that was edited in that composition is forgotten.
    type Editor = {props: object; updateProps(given: object): void; resetUnsaved(id: string): void};
    const {EditorPropsProvider} = installed<{EditorPropsProvider(given: object): {props: {value: Editor}}}>('remotion/dist/cjs/EditorProps.js');
    const react = installed<{useImperativeHandle: unknown}>('react/index.js');
    const {useImperativeHandle} = react;
    react.useImperativeHandle = () => undefined;
    try {
      const provider = mounted(() => EditorPropsProvider({children: null}).props.value);
      for (const id of ['Tide', 'Other']) provider.render().updateProps({id, defaultProps: {title: 'Low', count: 1}, newProps: currentDefaultProps});
      assert.deepEqual(provider.render().props, {Tide: currentDefaultProps, Other: currentDefaultProps});
      provider.render().resetUnsaved('Tide');
      assert.deepEqual(provider.render().props, {Other: currentDefaultProps});
    } finally {
      react.useImperativeHandle = useImperativeHandle;
    }
  },
);
