import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {includesHexOfUnsafeChar(path: string): {containsHex: boolean; hexCode?: string}};

export default inNode(
  'Names that encodeURIComponent() has encoded cause a warning of staticFile() for #, ?, & and the like, and not for spaces, percent signs, quotes and letters such as ü.',
  () => {
    const {includesHexOfUnsafeChar} = installed<Module>('remotion/dist/cjs/static-file.js');
    const warns = (name: string) => includesHexOfUnsafeChar(encodeURIComponent(name)).containsHex;
    for (const name of ['take#3', 'why?', 'bed & breakfast', 'a/b', 'a:b', 'a@b', 'a+b', 'a,b', 'a;b', '[1]', '5$']) assert.ok(warns(name), name);
    for (const name of ['take 3.mp4', '50%.png', '"on".png', 'Grün.png', 'à la carte.jpg', '海.webp']) assert.ok(!warns(name), name);
    assert.equal(includesHexOfUnsafeChar('take%233').hexCode, '%23');
  },
);
