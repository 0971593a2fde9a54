import assert from 'node:assert/strict';
import {zTextarea} from '@remotion/zod-types';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {z} from 'zod';
import {elementsOf} from '../lib/elements-of';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {withZodInTheStudio} from '../lib/zod-in-the-studio';

const STUDIO = '@remotion/studio/dist/components/';
const FORM = `${STUDIO}RenderModal/SchemaEditor/`;

type Editor = (props: object) => ReactElement;
type Press = (event: {code: string; preventDefault(): void}) => void;

/** What a text area gets when a key is pressed in it, and whether the browser's own answer is held back. */
function pressed(code: string, value: string, selectionStart: number, selectionEnd = selectionStart) {
  const {RemTextarea} = installed<{RemTextarea: {render(props: object, ref: null): ReactElement<{ref: {current: unknown}}>}}>(
    `${STUDIO}NewComposition/RemTextarea.js`,
  );
  const react = installed<{useImperativeHandle: unknown}>('react/index.js');
  const {useImperativeHandle} = react;
  const listeners: Record<string, Press> = {};
  const element = {value, selectionStart, selectionEnd, addEventListener: (name: string, call: Press) => (listeners[name] = call)};
  const inserted: string[] = [];
  const execCommand = (command: string, _: boolean, text: string) => inserted.push(`${command} ${text}`);
  Object.assign(globalThis, {document: {activeElement: element, execCommand}});
  react.useImperativeHandle = () => undefined;
  try {
    mounted(() => {
      const area = RemTextarea.render({status: 'ok', value}, null);
      area.props.ref.current = element;
      return area;
    }).render();
  } finally {
    react.useImperativeHandle = useImperativeHandle;
  }
  let isPrevented = false;
  listeners.keydown?.({code, preventDefault: () => void (isPrevented = true)});
  return {inserted, isPrevented};
}

export default inNode(
  'The Studio shows zTextarea() as a text area of at least 100 pixels, resizable in height, and z.string() as an input; Enter indents like the line before and does nothing with a selection, Tab inserts two spaces and stays.',
  () => {
    withZodInTheStudio(() => {
      const markupOf = (name: string, schema: z.ZodTypeAny) => {
        const {[name]: Field} = installed<Record<string, Editor>>(`${FORM}${name}.js`);
        const form = mounted(() => Field!({jsonPath: ['note'], value: 'a', schema, defaultValue: 'a', setValue: () => undefined}));
        return renderToStaticMarkup(elementsOf(form.render()).find(({props}) => props.placeholder === 'note'));
      };
      const area = markupOf('ZodTextareaEditor', zTextarea());
      assert.match(area, /^<textarea /);
      assert.match(area, /min-height:100px/);
      assert.match(area, /resize:vertical/);
      assert.match(markupOf('ZodStringEditor', z.string()), /^<input /);
    });
    assert.deepEqual(pressed('Enter', 'one\n    two', 11), {inserted: ['insertText \n    '], isPrevented: true});
    assert.deepEqual(pressed('Enter', 'one', 3), {inserted: ['insertText \n'], isPrevented: true});
    assert.deepEqual(pressed('Enter', 'one', 1, 2), {inserted: [], isPrevented: true});
    assert.deepEqual(pressed('Tab', 'one', 3), {inserted: ['insertText   '], isPrevented: true});
    assert.deepEqual(pressed('KeyA', 'one', 3), {inserted: [], isPrevented: false});
  },
);
