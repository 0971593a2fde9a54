import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';
import {studioFunction} from '../lib/studio-function';

type Given = {savedDefaultProps: object; unsavedDefaultProps: object; schema: unknown};
type Save = (given: {compositionId: string; defaultProps(given: Given): object}) => Promise<void>;

export default inNode(
  'saveDefaultProps() sends what its function returns, also without a schema, resolves once the server has written it, rejects with the reason of the server, and names the compositions if the id is unknown.',
  async () => {
    const page = globalThis as {window?: object};
    const {compositionsRef, editorPropsProviderRef} = Internals as unknown as Record<string, {current: object | null}>;
    const {fetch} = globalThis;
    const save = studioFunction('save-default-props', 'saveDefaultProps') as unknown as Save;
    const sent: unknown[] = [];
    let answer: object = {success: true};
    page.window = Object.assign(new EventTarget(), {remotion_isStudio: true});
    Object.assign(compositionsRef ?? {}, {current: {getCompositions: () => [{id: 'Quote', schema: null, defaultProps: {text: 'Old', size: 1}}]}});
    Object.assign(editorPropsProviderRef ?? {}, {current: {getProps: () => ({Quote: {text: 'New', size: 2}})}});
    globalThis.fetch = ((url: string, {body}: {body: string}) => {
      sent.push([url, JSON.parse(body)]);
      return Promise.resolve({json: () => Promise.resolve({success: true, data: answer})});
    }) as unknown as typeof globalThis.fetch;
    try {
      await save({compositionId: 'Quote', defaultProps: ({savedDefaultProps}) => ({...savedDefaultProps, text: 'Best'})});
      assert.deepEqual(sent, [['/api/update-default-props', {compositionId: 'Quote', defaultProps: '{"text":"Best","size":1}', enumPaths: []}]]);
      answer = {success: false, reason: 'Cannot find root file in project', stack: ''};
      await assert.rejects(save({compositionId: 'Quote', defaultProps: ({unsavedDefaultProps}) => unsavedDefaultProps}), {
        message: 'Cannot find root file in project',
      });
      await assert.rejects(save({compositionId: 'Qoute', defaultProps: () => ({})}), {
        message: 'No composition with the ID Qoute found. Available compositions: Quote',
      });
      assert.equal(sent.length, 2);
    } finally {
      globalThis.fetch = fetch;
      for (const ref of [compositionsRef, editorPropsProviderRef]) Object.assign(ref ?? {}, {current: null});
      delete page.window;
    }
  },
);
