import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {PlayerInternals} from '@remotion/player';
import {inNode} from '../lib/probe';

const FILE = path.join(__dirname, '../../node_modules/@remotion/studio/dist/components/PlayPause.js');

export default inNode('The Studio plays a composition with the hook usePlayback() of @remotion/player, as a Player does.', () => {
  assert.equal(typeof PlayerInternals.usePlayback, 'function');
  const code = fs.readFileSync(FILE, 'utf8');
  assert.match(code, /const player_1 = require\("@remotion\/player"\)/);
  assert.equal(code.match(/player_1\.PlayerInternals\.usePlayback\(\{/g)?.length, 1);
  const player = fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion/player/dist/cjs/PlayerUI.js'), 'utf8');
  assert.match(player, /\.usePlayback\)\(\{/);
});
