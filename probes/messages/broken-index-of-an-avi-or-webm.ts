import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {mediaParserController} from '@remotion/media-parser';
import {patched, reading} from '../lib/failure';
import {made} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PICTURE = '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 3';
const PROGRAM = `
const {parseMedia} = require('@remotion/media-parser');
const src = new Blob([require('node:fs').readFileSync(process.argv[1])]);
let samples = 0;
const read = parseMedia({src, acknowledgeRemotionLicense: true, onVideoTrack: () => () => void samples++});
read.then(() => console.log('read ' + samples), (error) => console.log('caught ' + error.message));
setTimeout(() => console.log('alive'), 1000);`;

export default slowInNode(
  'Without a seek, a broken index of an AVI or a WebM ends the process of Node.js although all samples arrive and errors are caught; after a seek, the call rejects with the message.',
  async () => {
    const avi = await made('pier.avi', `${PICTURE} -c:v libx264 -pix_fmt yuv420p -g 30 -bitexact -fflags +bitexact -f avi`);
    const webm = await made('pier.webm', `${PICTURE} -c:v libvpx -b:v 200k -g 15`);
    const cues = fs.readFileSync(webm).lastIndexOf(Buffer.from('1c53bb6b', 'hex'));
    const broken = fs.readFileSync(webm);
    broken[broken.indexOf(0xb7, cues)] = 0xec;
    for (const [content, message] of [
      [patched(avi, ['idx1'], 'JUNK'), 'Expected idx1-box'],
      [broken, 'Expected CueTrackPositions'],
    ] as const) {
      const file = path.join(newFolder(), 'pier');
      fs.writeFileSync(file, content);
      const {status, stdout, stderr} = spawnSync(process.execPath, ['-e', PROGRAM, file], {encoding: 'utf8', timeout: 20_000});
      assert.deepEqual([status, stdout], [1, 'read 90\n']);
      assert.ok(stderr.includes(`Error: ${message}`), stderr);

      const controller = mediaParserController();
      const once = () => {
        let first = true;
        return () => {
          if (first) controller.seek(2);
          first = false;
        };
      };
      assert.equal((await reading(content, {controller, onVideoTrack: once})).message, message);
    }
  },
);
