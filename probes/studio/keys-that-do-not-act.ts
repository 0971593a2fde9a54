import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Binding = {key: string; callback(): void};
type Keys = {useKeybinding(): {registerKeybinding(binding: object): {unregister(): void}}};
type Module = {CurrentCompositionKeybindings(props: {readOnlyStudio: boolean}): null};

const COMPONENTS = '@remotion/studio/dist/components';

const react = installed<Record<string, unknown>>('react/index.js');
const keys = installed<Keys>('@remotion/studio/dist/helpers/use-keybinding.js');

/** What the Studio says when R is pressed. */
function pressR(readOnlyStudio: boolean): unknown[] {
  const page = globalThis as {document?: object; window?: object};
  // What the Studio reads from the page when it is loaded.
  page.document = {getElementById: () => null, addEventListener: () => undefined};
  page.window = {innerWidth: 1600, localStorage: {getItem: () => null}, navigator: {platform: 'Linux'}, addEventListener: () => undefined};
  const {CurrentCompositionKeybindings: mount} = installed<Module>(`${COMPONENTS}/CurrentCompositionSideEffects.js`);
  const notifications = installed<{showNotification: unknown}>(`${COMPONENTS}/Notifications/NotificationCenter.js`);
  delete page.document;
  delete page.window;
  const internals = Internals as {useVideo: unknown};
  const before = {...react};
  const {useKeybinding} = keys;
  const {showNotification} = notifications;
  const {useVideo} = internals;
  const bindings: Binding[] = [];
  const said: unknown[] = [];
  keys.useKeybinding = () => ({registerKeybinding: (binding) => (bindings.push(binding as Binding), {unregister: () => undefined})});
  notifications.showNotification = (text: string) => void said.push(text);
  internals.useVideo = () => ({id: 'Trailer'});
  Object.assign(react, {
    useCallback: (call: unknown) => call,
    useContext: () => ({previewServerState: {type: 'disconnected'}}),
    useEffect: (effect: () => void) => effect(),
  });
  try {
    mount({readOnlyStudio});
    bindings.find(({key}) => key === 'r')?.callback();
  } finally {
    Object.assign(react, before);
    keys.useKeybinding = useKeybinding;
    notifications.showNotification = showNotification;
    internals.useVideo = useVideo;
  }
  return said;
}

export default inNode(
  'In a static Studio, R answers "Studio is read-only"; with the shortcuts switched off, the Studio registers no key, and the list of shortcuts begins with "Keyboard shortcuts disabled either due to:".',
  () => {
    assert.deepEqual(pressR(true), ['Studio is read-only']);
    assert.deepEqual(pressR(false), ['Studio server is offline']);

    const {KEYBOARD_SHORTCUTS_ENABLED: before} = process.env;
    const register = () => {
      const own = {...react};
      let registered = 0;
      Object.assign(react, {
        useCallback: (call: unknown) => call,
        useContext: () => ({registerKeybinding: () => void registered++, currentIndex: 0, highestIndex: 0}),
        useEffect: () => undefined,
        useMemo: (make: () => unknown) => make(),
        useState: (value: unknown) => [value, () => undefined],
      });
      try {
        const {useKeybinding: keysOf} = keys;
        keysOf().registerKeybinding({event: 'keydown', key: 'r', keepRegisteredWhenNotHighestContext: true});
      } finally {
        Object.assign(react, own);
      }
      return registered;
    };
    const page = globalThis as {window?: object; navigator?: object};
    page.window = {navigator: {platform: 'Linux'}};
    try {
      const {KeyboardShortcutsExplainer} = installed<{KeyboardShortcutsExplainer: ElementType}>(`${COMPONENTS}/KeyboardShortcutsExplainer.js`);
      const list = () => renderToStaticMarkup(createElement(KeyboardShortcutsExplainer));
      process.env.KEYBOARD_SHORTCUTS_ENABLED = 'true';
      assert.equal(register(), 1);
      assert.doesNotMatch(list(), /disabled/);
      delete process.env.KEYBOARD_SHORTCUTS_ENABLED;
      assert.equal(register(), 0);
      assert.match(list(), /^<div><div[^>]*>Keyboard shortcuts disabled either due to:<ul/);
    } finally {
      if (before === undefined) delete process.env.KEYBOARD_SHORTCUTS_ENABLED;
      else process.env.KEYBOARD_SHORTCUTS_ENABLED = before;
      delete page.window;
    }
  },
);
