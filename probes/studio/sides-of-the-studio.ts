import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {inStudioPage, replaced} from '../lib/studio-page';

type Key = {key: string; commandCtrlKey: boolean; callback: () => void};
type State = {sidebarCollapsedStateLeft: string; sidebarCollapsedStateRight: string; setSidebarCollapsedState: (change: object) => void};
type Sidebars = {SidebarContextProvider: (props: {children: null}) => ReactElement<{value: State}>; SidebarContext: {_currentValue: unknown}};
type Modal = {type: string; mode: string};

const module = <Exports = Record<string, object>>(name: string) => installed<Exports>(`@remotion/studio/dist/${name}.js`);

export default inNode(
  'The right side of the Studio is closed at first; Ctrl+B shows or hides the left one and Ctrl+J the right one; ? opens the quick switcher with the documentation and shortcuts, Ctrl+K with the compositions.',
  () =>
    inStudioPage(() => {
      const {SidebarContextProvider, SidebarContext} = module<Sidebars>('state/sidebar');
      const {SidebarCollapserControls} = module<{SidebarCollapserControls: () => unknown}>('components/SidebarCollapserControls');
      const {GlobalKeybindings} = module<{GlobalKeybindings: () => unknown}>('components/GlobalKeybindings');
      const keys: Key[] = [];
      const opened: Modal[] = [];
      const registerKeybinding = (key: Key) => (keys.push(key), {unregister: () => undefined});
      const restore = [
        replaced(module('helpers/use-keybinding'), {useKeybinding: () => ({registerKeybinding})}),
        replaced(module('helpers/mobile-layout'), {useMobileLayout: () => false}),
        replaced(module('components/TopPanel'), {useResponsiveSidebarStatus: () => 'expanded'}),
        replaced(module('components/CompositionSelector'), {useCompositionNavigation: () => ({})}),
        replaced(module('state/modals').ModalsContext ?? {}, {_currentValue: {setSelectedModal: (modal: Modal) => opened.push(modal)}}),
        replaced(SidebarContext, {_currentValue: null}),
      ];
      try {
        const {render} = mounted(() => SidebarContextProvider({children: null}).props.value);
        const shown = () => {
          const value = render();
          SidebarContext._currentValue = value;
          return [value.sidebarCollapsedStateLeft, value.sidebarCollapsedStateRight];
        };
        const press = (key: string, commandCtrlKey: boolean) => {
          keys.length = 0;
          mounted(SidebarCollapserControls).render();
          mounted(GlobalKeybindings).render();
          const pressed = keys.filter((each) => each.key === key && each.commandCtrlKey === commandCtrlKey);
          assert.equal(pressed.length, 1, key);
          pressed[0]?.callback();
        };
        assert.deepEqual(shown(), ['responsive', 'collapsed']);
        for (const [key, sides] of [
          ['b', ['collapsed', 'collapsed']],
          ['b', ['expanded', 'collapsed']],
          ['j', ['expanded', 'expanded']],
          ['j', ['expanded', 'collapsed']],
        ] as const) {
          press(key, true);
          assert.deepEqual(shown(), sides);
        }
        press('?', false);
        press('k', true);
        assert.deepEqual(
          opened.map(({type, mode}) => [type, mode]),
          [
            ['quick-switcher', 'docs'],
            ['quick-switcher', 'compositions'],
          ],
        );
      } finally {
        for (const undo of restore) undo();
      }
    }),
);
