import assert from 'node:assert/strict';
import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {serve, serveFile} from '../lib/serve';
import {inNode} from '../lib/probe';

export default inNode(
  'webReader asks for bytes=0- of a file and for all of a .m3u8, names a URL by its last part with its query, a File by its name and another Blob [object Blob], and an error names the status and range.',
  async () => {
    const content = fs.readFileSync(await media('silent.mp4'));
    const name = async (src: string | Blob) => (await parseMedia({src, fields: {name: true}, acknowledgeRemotionLicense: true})).name;
    const file = await serveFile(await media('silent.mp4'));
    assert.equal(await name(`${file.origin}/takes/one.mp4?v=2`), 'one.mp4?v=2');
    file.close();
    assert.equal(await name(new File([content], 'two.mp4')), 'two.mp4');
    assert.equal(await name(new Blob([content])), '[object Blob]');

    const asked: string[] = [];
    const {origin, close} = await serve(({url, headers}, response) => {
      asked.push(`${url} ${headers.range ?? 'whole'} ${headers['cache-control']}`);
      response.writeHead(404).end();
    });
    for (const missing of ['one.mp4', 'list.m3u8'])
      await assert.rejects(name(`${origin}/${missing}`), /^Error: Server returned status code 404 for \S+ and range 0/);
    close();
    assert.deepEqual(asked, ['/one.mp4 bytes=0- no-cache', '/list.m3u8 whole no-cache']);
  },
);
