import assert from 'node:assert/strict';
import {z} from 'zod';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type File = {program: object};
type Transformation = {changes: Array<{id: string; newValueSerialized: string; enumPaths: string[]}>};
type Ast = {parseAst(code: string): File; serializeAst(file: File): string};
type Codemod = {applyVisualControl(given: {file: File; transformation: Transformation; changesMade: object[]}): {newAst: File}};

const {parseAst, serializeAst} = installed<Ast>('@remotion/studio-server/dist/codemods/parse-ast.js');
const {applyVisualControl} = installed<Codemod>('@remotion/studio-server/dist/codemods/apply-visual-control.js');
const {getZodSchemaFromPrimitive} = installed<{getZodSchemaFromPrimitive(value: unknown, runtime: typeof z): unknown}>(
  '@remotion/studio/dist/api/get-zod-schema-from-primitive.js',
);

/** What a file becomes when the control "margin" is saved. */
function saved(code: string): string {
  const transformation = {changes: [{id: 'margin', newValueSerialized: '{"x": 8}', enumPaths: []}]};
  return serializeAst(applyVisualControl({file: parseAst(code), transformation, changesMade: []}).newAst).replace(/\s+/g, ' ');
}

export default inNode(
  'Saving a visual control replaces its second argument; a variable as the key of any control in the file stops it, and a control with another name is not found. Only strings and numbers need no schema.',
  () => {
    assert.match(saved("visualControl('margin', 40); visualControl('gap', 4);"), /visualControl\('margin', \{ ?"?x"?: ?8,? ?\}\); visualControl\('gap', 4\);/);
    assert.match(saved("control('margin', 40);"), /control\('margin', 40\);/);
    assert.throws(() => saved("visualControl('margin', 40); visualControl(key, 4);"), {message: 'Expected a string literal'});
    assert.throws(() => saved('visualControl(`margin-${index}`, 40);'), {
      message: 'applyVisualControl() must use a static identifier, the string may not be dynamic.',
    });
    for (const value of ['left', 40]) assert.doesNotThrow(() => getZodSchemaFromPrimitive(value, z));
    for (const value of [true, [1, 2], {x: 1}, null])
      assert.throws(() => getZodSchemaFromPrimitive(value, z), {
        message: `visualControl(): Specify a schema for this value: ${JSON.stringify(value)}. See https://remotion.dev/docs/studio/visual-control`,
      });
  },
);
