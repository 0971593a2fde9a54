import assert from 'node:assert/strict';
import {createElement as h, useContext, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Folder} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Item = {folderName?: string; items?: Item[]; composition?: {id: string}};
type Tree = {createFolderTree(compositions: object[], folders: object[], expanded: object): Item[]};
type Provider<Value> = {props: {value: Value; children: Provider<{registerComposition(composition: object): void}>}};
type Manager = {CompositionManagerProvider(props: object): Provider<object>};

const {FolderContext} = installed<{FolderContext: Parameters<typeof useContext>[0]}>('remotion/dist/cjs/Folder.js');
const {CompositionManagerProvider} = installed<Manager>('remotion/dist/cjs/CompositionManager.js');
const react = installed<{useImperativeHandle: unknown}>('react/index.js');
const {createFolderTree} = installed<Tree>('@remotion/studio/dist/helpers/create-folder-tree.js');

const NAMES = Array.from({length: 100}, (_, index) => `Level-${index}`);

/** Registers compositions as the tags of a root component do. */
function register(compositions: object[]): void {
  const {useImperativeHandle} = react;
  const {render} = mounted(() => {
    react.useImperativeHandle = () => undefined;
    try {
      return CompositionManagerProvider({children: null, numberOfAudioTags: 0});
    } finally {
      react.useImperativeHandle = useImperativeHandle;
    }
  });
  const {registerComposition} = render().props.children.props.value;
  for (const composition of compositions) registerComposition(composition);
}

export default inNode(
  'Folders may be nested 100 levels deep. The folder is no part of the id of a composition: two with one id throw "Multiple composition with id", also if they are in different folders.',
  () => {
    const Leaf = () => h('i', null, JSON.stringify(useContext(FolderContext)));
    const nested = NAMES.reduceRight<ReactNode>((children, name) => h(Folder, {name, children}), h(Leaf));
    const parentFolderName = NAMES.slice(0, -1).join('/');
    const markup = renderToStaticMarkup(nested).replaceAll('&quot;', '"');
    assert.equal(markup, `<i>${JSON.stringify({folderName: NAMES.at(-1), parentName: parentFolderName})}</i>`);

    const folders = NAMES.map((name, index) => ({name, parent: NAMES.slice(0, index).join('/') || null}));
    let items = createFolderTree([{id: 'Deep', folderName: NAMES.at(-1), parentFolderName}], folders, {});
    for (const name of NAMES) {
      assert.equal(items[0]?.folderName, name);
      items = items[0]?.items ?? [];
    }
    assert.equal(items[0]?.composition?.id, 'Deep');

    const one = {id: 'Knife-skills', folderName: 'Cooking-course', nonce: 1};
    register([one, {...one, id: 'Dough'}]);
    assert.throws(() => register([one, {...one, folderName: 'Covers'}]), {message: 'Multiple composition with id Knife-skills are registered.'});
  },
);
