import assert from 'node:assert/strict';
import {Children, type ReactElement} from 'react';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {inStudioPage, replaced} from '../lib/studio-page';

type Element = ReactElement<Record<string, unknown>>;
type Content = {QuickSwitcherContent: (props: {initialMode: string; invocationTimestamp: number; readOnlyStudio: boolean}) => Element};
type Context = {_currentValue: object};

const COMPONENTS = '@remotion/studio/dist/components';

/** All elements below one, with their names. */
function elementsIn(node: unknown): {name: string; props: Record<string, unknown>}[] {
  return Children.toArray(node as never).flatMap((child) => {
    if (typeof child !== 'object' || !('props' in child)) return [];
    const {type, props} = child as Element;
    const name = typeof type === 'function' ? type.name : typeof type === 'string' ? type : 'other';
    return [{name, props}, ...elementsIn(props.children)];
  });
}

export default inNode(
  'The quick switcher has three tabs, which keep what is typed; ? alone shows the shortcuts, > the commands; ids are searched, not folders, No compositions matching means none fits; two characters find an id of the page.',
  () =>
    inStudioPage(() => {
      const {RemotionRoot} = sampleOf<{RemotionRoot: () => Element}>(['docs/studio/quick-switcher.mdx'], 'Root');
      const folder = RemotionRoot();
      assert.equal(folder.props.name, 'Episodes');
      const ids = elementsIn(folder).flatMap(({props}) => (typeof props.id === 'string' ? [props.id] : []));
      assert.deepEqual(ids, ['1-Harbor', '2-Lighthouse', '3-Ferry']);

      const {QuickSwitcherContent} = installed<Content>(`${COMPONENTS}/QuickSwitcher/QuickSwitcherContent.js`);
      const {QuickSwitcherNoResults} = installed<{QuickSwitcherNoResults: (props: object) => Element}>(`${COMPONENTS}/QuickSwitcher/NoResults.js`);
      const manager = Internals.CompositionManager as unknown as Context;
      const helper = (name: string) => installed<object>(`@remotion/studio/dist/${name}.js`);
      const restore = [
        replaced(manager, {_currentValue: {...manager._currentValue, compositions: ids.map((id) => ({id, durationInFrames: 150, folderName: 'Episodes'}))}}),
        replaced(helper('helpers/use-menu-structure'), {useMenuStructure: () => [], makeSearchResults: () => [{id: 'big', title: 'Restart'}]}),
        replaced(helper('helpers/use-keybinding'), {useKeybinding: () => ({registerKeybinding: () => ({unregister: () => undefined})})}),
        replaced(helper('components/InitialCompositionLoader'), {useSelectComposition: () => () => undefined}),
      ];
      try {
        const {render} = mounted(() => QuickSwitcherContent({initialMode: 'compositions', invocationTimestamp: 1, readOnlyStudio: false}));
        const shown = () => {
          render();
          const all = elementsIn(render());
          const input = all.find(({props}) => props.type === 'text')?.props;
          const call = (name: string) => input?.[name] as (event: object) => void;
          return {
            tabs: all.filter(({name}) => name === 'button').map(({props}) => props),
            typed: input?.value,
            type: (value: string) => call('onChange')({target: {value}}),
            titles: all.flatMap(({props}) => (props.result ? [(props.result as {title: string}).title] : [])),
            shortcuts: all.some(({name}) => name === 'KeyboardShortcutsExplainer'),
            empty: all.find(({name}) => name === 'QuickSwitcherNoResults')?.props,
          };
        };
        assert.deepEqual(
          shown().tabs.map(({children}) => children),
          ['Compositions', 'Actions', 'Documentation'],
        );
        assert.deepEqual(shown().titles, ids);
        for (const [query, id] of [
          ['1h', '1-Harbor'],
          ['2l', '2-Lighthouse'],
          ['3f', '3-Ferry'],
        ]) {
          shown().type(query!);
          assert.deepEqual(shown().titles, [id]);
        }
        const {fetch} = globalThis;
        globalThis.fetch = () => new Promise(() => undefined);
        try {
          for (const [tab, typed] of [
            [1, '> 3f'],
            [2, '? 3f'],
            [0, '3f'],
          ] as const) {
            const {onClick} = shown().tabs[tab] ?? {};
            (onClick as () => void)();
            assert.equal(shown().typed, typed);
          }
        } finally {
          globalThis.fetch = fetch;
        }
        shown().type('> rest');
        assert.deepEqual(shown().titles, ['Restart']);
        assert.equal(shown().shortcuts, false);
        for (const query of ['?', '? ']) {
          shown().type(query);
          assert.deepEqual([shown().shortcuts, shown().titles], [true, []]);
        }
        shown().type('episodes');
        assert.deepEqual([shown().titles, shown().empty], [[], {mode: 'compositions', query: 'episodes'}]);
        const text = QuickSwitcherNoResults(shown().empty!).props.children as string[];
        assert.equal(text.join(''), 'No compositions matching "episodes"');
      } finally {
        for (const undo of restore) undo();
      }
    }),
);
