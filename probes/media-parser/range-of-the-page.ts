import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {serve, serveFile} from '../lib/serve';
import {inNode} from '../lib/probe';

const PAGE = path.join(__dirname, '../../docs/media-parser/readers.mdx');

export default inNode(
  'Asked as in the command of the page, a server that the parser accepts answers with 206 and with Content-Range: bytes 0-99/ and the length; one that answers with 200 and the whole file is refused.',
  async () => {
    const file = await media('long.mp4');
    const {length} = fs.readFileSync(file);
    const [, name = '', value = ''] = /^curl .* -H "(\w+): ([^"]+)" /m.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
    assert.deepEqual([name, value], ['Range', 'bytes=0-99']);
    const right = await serveFile(file);
    const wrong = await serve((_, response) => response.writeHead(200, {'content-length': length}).end(fs.readFileSync(file)));
    const ask = async (origin: string) => {
      const {status, headers} = await fetch(`${origin}/kite.mp4`, {headers: {[name]: value}});
      return [status, headers.get('content-range')];
    };
    const read = (origin: string) => parseMedia({src: `${origin}/kite.mp4`, fields: {slowNumberOfFrames: true}, acknowledgeRemotionLicense: true});
    try {
      assert.deepEqual(await ask(right.origin), [206, `bytes 0-99/${length}`]);
      assert.ok((await read(right.origin)).slowNumberOfFrames > 0);
      assert.deepEqual(await ask(wrong.origin), [200, null]);
      await assert.rejects(read(wrong.origin), /Cannot read media without it supporting the "Content-Range" header\./);
    } finally {
      right.close();
      wrong.close();
    }
  },
);
