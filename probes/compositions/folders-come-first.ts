import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Item = {type: 'folder'; folderName: string; expanded: boolean; items: Item[]} | {type: 'composition'; composition: {id: string}};
type Folder = {name: string; parent: string | null};
type Module = {createFolderTree(compositions: object[], folders: Folder[], expanded: Record<string, boolean>): Item[]};

export default inNode(
  'At each level of the sidebar, folders come before compositions, both in the order of the code, and are closed at first; two folders of one name in one place throw.',
  () => {
    const {createFolderTree} = installed<Module>('@remotion/studio/dist/helpers/create-folder-tree.js');
    const composition = (id: string, folderName: string | null = null, parentFolderName: string | null = null) => ({id, folderName, parentFolderName});
    const shown = (items: Item[]): unknown[] =>
      items.map((item) => (item.type === 'folder' ? [item.folderName, item.expanded, ...shown(item.items)] : item.composition.id));
    const folders = [
      {name: 'Zebra', parent: null},
      {name: 'Covers', parent: 'Zebra'},
      {name: 'Ant', parent: null},
      {name: 'Covers', parent: 'Ant'},
    ];
    const compositions = [
      composition('Logo'),
      composition('Second', 'Zebra'),
      composition('Deep', 'Covers', 'Zebra'),
      composition('First', 'Zebra'),
      composition('Alone'),
    ];
    assert.deepEqual(shown(createFolderTree(compositions, folders, {})), [
      ['Zebra', false, ['Covers', false, 'Deep'], 'Second', 'First'],
      ['Ant', false, ['Covers', false]],
      'Logo',
      'Alone',
    ]);
    const twice = (parent: string | null) => () =>
      createFolderTree([], [...(parent ? [{name: parent, parent: null}] : []), {name: 'Covers', parent}, {name: 'Covers', parent}], {});
    assert.throws(twice(null), {message: 'Multiple folders with the name Covers exist. Folder names must be unique.'});
    assert.throws(twice('Cooking-course'), {
      message: 'Multiple folders with the name Covers inside the folder Cooking-course exist. Folder names must be unique.',
    });
  },
);
