import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {studioFunction as api} from '../lib/studio-function';

type Module = {CompSelectorRef(props: {children: null}): ReactElement};

/** What the Studio does on the page when code opens a composition, while its list is mounted. */
function opening(id: string, page: object = {}) {
  const react = installed<Record<string, unknown>>('react/index.js');
  const before = {...react};
  const urls: unknown[] = [];
  const contents: unknown[] = [];
  const history = {pushState: (_: object, __: string, url: string) => void urls.push(url)};
  const location = {pathname: '/'};
  const context = {
    compositions: [{id: 'Interview', folderName: null, parentFolderName: null}],
    setCanvasContent: (content: unknown) => void contents.push(content),
  };
  const global = globalThis as {window?: object; document?: object};
  global.window = {innerWidth: 1600, localStorage: {getItem: () => null}, history, location, ...page};
  // What the Studio reads from the page when it is loaded.
  global.document = {getElementById: () => null, addEventListener: () => undefined};
  try {
    const {CompSelectorRef} = installed<Module>('@remotion/studio/dist/components/CompSelectorRef.js');
    Object.assign(react, {
      useCallback: (call: unknown) => call,
      useContext: () => context,
      useImperativeHandle: (target: {current: unknown}, create: () => unknown) => (target.current = create()),
      useMemo: (make: () => unknown) => make(),
      useState: (value: unknown) => [value, () => undefined],
      useRef: (current: unknown) => ({current}),
      useEffect: () => undefined,
    });
    CompSelectorRef({children: null});
    api('go-to-composition', 'goToComposition')(id);
  } finally {
    Object.assign(react, before);
    Internals.compositionSelectorRef.current = null;
    delete global.window;
    delete global.document;
  }
  return {urls, contents};
}

export default inNode(
  'goToComposition() throws "Composition Trailer not found" for an unknown id and changes the URL for a known one, in a static Studio behind a question mark; while the list of compositions is not mounted, it does nothing.',
  () => {
    const contents = [{type: 'composition', compositionId: 'Interview'}];
    assert.throws(() => opening('Trailer'), {message: 'Composition Trailer not found'});
    assert.deepEqual(opening('Interview'), {urls: ['/Interview'], contents});
    assert.deepEqual(opening('Interview', {remotion_isReadOnlyStudio: true}), {urls: ['/?/Interview'], contents});
    assert.equal(api('go-to-composition', 'goToComposition')('Trailer'), undefined);
  },
);
