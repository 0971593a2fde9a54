import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const FOLDER = path.join(__dirname, '../../node_modules/@remotion/player/dist/cjs');
const code = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

export default inNode(
  'In its code, the Player looks for the full-screen element, the end of a click for doubleClickToFullscreen, and clicks beside the menu of speeds in the global document; no file of it names ownerDocument.',
  () => {
    const all = fs.readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.js'));
    assert.ok(all.length > 50);
    assert.deepEqual(
      all.filter((name) => code(name).includes('ownerDocument')),
      [],
    );
    assert.match(code('PlayerUI.js'), /[^.]document\.fullscreenElement === current/);
    assert.match(code('PlayerUI.js'), /[^.]document\.addEventListener\('fullscreenchange'/);
    assert.match(code('utils/use-click-prevention-on-double-click.js'), /[^.]document\.addEventListener\('pointerup'/);
    assert.match(code('PlayerUI.js'), /use-click-prevention-on-double-click/);
    assert.match(code('utils/use-component-visible.js'), /[^.]document\.addEventListener\('pointerup', handleClickOutside/);
    assert.match(code('PlaybackrateControl.js'), /use-component-visible/);
  },
);
