import assert from 'node:assert/strict';
import type {ReactElement, ReactNode} from 'react';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Element = ReactElement<{children?: ReactNode}>;
type Panel = {TopPanel(props: object): Element};
type Explorer = {ExplorerPanel(props: object): Element};
type Selector = {CompSelectorRef: unknown};

const COMPONENTS = '@remotion/studio/dist/components';

/** The types of all elements in a tree. */
const typesIn = (node: ReactNode): unknown[] => {
  if (Array.isArray(node)) return node.flatMap(typesIn);
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const {type, props} = node as Element;
  return [type, ...typesIn(props.children)];
};

export default inNode(
  'The Studio mounts the list through which goToComposition() opens a composition in the left sidebar alone, and not while that is hidden.',
  () => {
    const page = globalThis as {window?: object; document?: object; localStorage?: object};
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const localStorage = {getItem: () => null};
    const react = installed<Record<string, unknown>>('react/index.js');
    const others = {
      useCallback: (call: unknown) => call,
      useEffect: () => undefined,
      useImperativeHandle: () => undefined,
      useMemo: (make: () => unknown) => make(),
      useRef: (current: unknown) => ({current}),
      useState: (value: unknown) => [typeof value === 'function' ? (value as () => unknown)() : value, () => undefined],
    };
    const before = Object.fromEntries([...Object.keys(others), 'useContext'].map((name) => [name, react[name]]));
    // What the Studio reads from the page when it is loaded.
    page.window = {innerWidth: 1600, localStorage, navigator: {platform: 'Linux'}, remotion_staticBase: '/static-4f2a', addEventListener: () => undefined};
    page.document = {getElementById: () => null, addEventListener: () => undefined};
    Object.defineProperty(globalThis, 'localStorage', {value: localStorage, configurable: true});
    try {
      const {TopPanel} = installed<Panel>(`${COMPONENTS}/TopPanel.js`);
      const {ExplorerPanel} = installed<Explorer>(`${COMPONENTS}/ExplorerPanel.js`);
      const {CompSelectorRef} = installed<Selector>(`${COMPONENTS}/CompSelectorRef.js`);
      const typesWith = (left: string, mount: () => Element) => {
        const context = {sidebarCollapsedStateLeft: left, sidebarCollapsedStateRight: 'collapsed', canvasContent: null, compositions: []};
        Object.assign(react, others, {useContext: () => context});
        try {
          return typesIn(mount());
        } finally {
          Object.assign(react, before);
        }
      };
      const top = (left: string) => typesWith(left, () => TopPanel({readOnlyStudio: false, onMounted: () => undefined, drawRef: {current: null}}));
      assert.equal(top('expanded').includes(ExplorerPanel), true);
      assert.equal(top('collapsed').includes(ExplorerPanel), false);
      assert.equal(top('collapsed').includes(CompSelectorRef), false);
      assert.equal(typesWith('expanded', () => ExplorerPanel({readOnlyStudio: false})).includes(CompSelectorRef), true);
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
      if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
      delete page.window;
      delete page.document;
    }
  },
);
