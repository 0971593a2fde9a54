import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {newFolder} from '../lib/run-folder';
import {serveFile} from '../lib/serve';
import {inNode} from '../lib/probe';

export default inNode(
  'A file whose name has a space and a percent sign is read from disk and by URL, and its name is that of the header if there is one.',
  async () => {
    const file = path.join(newFolder(), 'take 3 100%.mp4');
    fs.copyFileSync(await media('plain.mp4'), file);
    const options = {fields: {name: true, container: true}, acknowledgeRemotionLicense: true} as const;
    assert.deepEqual(await parseMedia({src: file, reader: nodeReader, ...options}), {name: 'take 3 100%.mp4', container: 'mp4'});
    const named = await serveFile(file, {headers: {'content-disposition': 'attachment; filename="clip.mp4"'}});
    assert.equal((await parseMedia({src: `${named.origin}/take%203%20100%25.mp4`, ...options})).name, 'clip.mp4');
    named.close();
  },
);
