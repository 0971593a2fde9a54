import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Element = {props: {title: string}} | null;
type Actions = {updateAvailable(signal: AbortSignal): Promise<object>};

const COMPONENTS = '@remotion/studio/dist/components';
const COMMANDS = {npm: 'npx remotion upgrade', yarn: 'yarn remotion upgrade', pnpm: 'pnpm exec remotion upgrade', bun: 'bun remotion upgrade'};

export default inNode(
  'When the Studio is opened, it asks whether there is a newer version, and if there is, has a button and a dialog “Update available”, with the command for npm, Yarn, pnpm or Bun.',
  async () => {
    const actions = installed<Actions>(`${COMPONENTS}/RenderQueue/actions.js`);
    const {UpdateCheck} = installed<{UpdateCheck: () => Element}>(`${COMPONENTS}/UpdateCheck.js`);
    const {updateAvailable} = actions;
    const {fetch} = globalThis;
    globalThis.fetch = () => new Promise(() => undefined);
    const shown = async (isThere: boolean) => {
      let asked = 0;
      actions.updateAvailable = () => Promise.resolve({updateAvailable: isThere, asked: ++asked});
      const {render, unmount} = mounted(UpdateCheck);
      const first = render();
      await new Promise(setImmediate);
      const later = render();
      unmount();
      return [asked, first, later?.props.title];
    };
    try {
      assert.deepEqual(
        [await shown(true), await shown(false)],
        [
          [1, null, 'Update available'],
          [1, null, undefined],
        ],
      );
    } finally {
      actions.updateAvailable = updateAvailable;
      globalThis.fetch = fetch;
    }

    const modal = installed<{DismissableModal: unknown}>(`${COMPONENTS}/NewComposition/DismissableModal.js`);
    const {DismissableModal} = modal;
    modal.DismissableModal = ({children}: {children: unknown}) => children;
    try {
      const {UpdateModal} = installed<{UpdateModal: ElementType}>(`${COMPONENTS}/UpdateModal/UpdateModal.js`);
      for (const [packageManager, command] of Object.entries(COMMANDS)) {
        const info = {packageManager, currentVersion: '4.0.332', latestVersion: '4.0.399'};
        const text = renderToStaticMarkup(createElement(UpdateModal, {info, knownBugs: []})).replaceAll(/<[^>]*>/g, '|');
        assert.match(text, /^\|+Update available\|/);
        assert.ok(text.includes(`|${command}|`), text);
      }
    } finally {
      modal.DismissableModal = DismissableModal;
    }
  },
);
