import assert from 'node:assert/strict';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {z} from 'zod';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Warnings = {getRenderModalWarnings: (given: object) => string[]};
type Components = Record<'InvalidDefaultProps' | 'InvalidSchema' | 'NoSchemaDefined' | 'TopLevelZodValue' | 'ZodNotInstalled', ComponentType<object>>;

const FOLDER = '@remotion/studio/dist/components/RenderModal';

export default inNode(
  'The sidebar of the Studio warns that --props takes priority and why default props cannot be saved, and says the sentences of the page for no schema, no Zod, another type, wrong edits and wrong default props.',
  () => {
    const {getRenderModalWarnings} = installed<Warnings>(`${FOLDER}/get-render-modal-warnings.js`);
    const warnings = (cliProps: object, state: object) =>
      getRenderModalWarnings({cliProps, canSaveDefaultProps: state, inJSONEditor: false, propsEditType: 'default-props'});
    assert.deepEqual(warnings({ink: 'red'}, {canUpdate: true}), ['The data that was passed using --props takes priority over the data you enter here.']);
    assert.deepEqual(warnings({}, {canUpdate: false, determined: true, reason: 'Cannot find root file in project'}), [
      "Can't save default props: Cannot find root file in project.",
    ]);
    assert.deepEqual([warnings({}, {canUpdate: true}), warnings({}, {canUpdate: false, determined: false})], [[], []]);

    const components = installed<Components>(`${FOLDER}/SchemaEditor/SchemaErrorMessages.js`);
    const text = (name: keyof Components, props: object = {}) =>
      renderToStaticMarkup(createElement(components[name], props))
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>');
    assert.match(
      text('NoSchemaDefined'),
      /^Make the props of this composition interactively editable by adding a schema prop to the <Composition> component\./,
    );
    assert.match(text('ZodNotInstalled'), /^Install zod as a dependency to interactively control the props of the composition\./);
    assert.match(
      text('TopLevelZodValue', {typeReceived: 'ZodEffects'}),
      /^The top-level type of the schema must be a pure z\.object\. Instead got a schema of type ZodEffects/,
    );
    const zodValidationResult = z.object({ink: z.string()}).safeParse({ink: 7});
    assert.match(text('InvalidSchema', {zodValidationResult}), /^The data does not satisfy the schema:.*Reset props$/);
    assert.match(
      text('InvalidDefaultProps', {zodValidationResult}),
      /^The schema can not be edited because the defaultProps prop in the <Composition> is not valid:/,
    );
  },
);
