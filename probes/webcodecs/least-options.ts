import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {errorsOf} from '../lib/compiled';
import {inNode} from '../lib/probe';

const MODES = path.join(__dirname, '../../node_modules/@remotion/webcodecs/dist/resizing/mode.d.ts');

const CALLS = `import {convertMedia} from '@remotion/webcodecs';
convertMedia({src: 'trip.mp4', container: 'webm'});
convertMedia({src: 'trip.mp4'});
convertMedia({container: 'webm'});
`;

export default inNode(
  'By its types, convertMedia() needs a source and a container and nothing else. The page on converting explains two other options below its conversion. The page on resizing has a row for each mode of a ResizeOperation.',
  () => {
    assert.deepEqual(
      errorsOf(CALLS).map(([line]) => line),
      [2, 3],
    );
    const [, conversion = ''] = fs.readFileSync('docs/webcodecs/convert-a-video.mdx', 'utf8').split('of which two are worth changing:');
    const [, explained = ''] = /^```\n(.*?)^## /ms.exec(conversion) ?? [];
    const options = [...explained.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name);
    assert.deepEqual(options, ['expectedDurationInSeconds', 'onVideoTrack']);
    for (const name of options) assert.match(conversion, new RegExp(`^ {4}${name}:`, 'm'));

    const [, table = ''] = /^## Modes (.*?)^## /ms.exec(fs.readFileSync('docs/webcodecs/resize-a-video.mdx', 'utf8')) ?? [];
    const rows = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, mode]) => mode);
    const modes = [...fs.readFileSync(MODES, 'utf8').matchAll(/mode: '([\w-]+)'/g)].map(([, mode]) => mode);
    assert.deepEqual(rows.toSorted(), modes.toSorted());
    assert.equal(rows.length, 6);
  },
);
