import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {ReactElement} from 'react';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/recipes/spreadsheet.mdx';

export default inNode(
  'From the file of the page, the script renders three videos, out/ada-moreau.mp4, out/tomas-lind.mp4 and out/yuki-sato.mp4, named after the first column; the composition lasts 3 seconds.',
  () => {
    const csv = /^```txt title="tickets\.csv"\n(.*?)^```/ms.exec(fs.readFileSync(PAGE, 'utf8'))![1]!;
    const files: string[] = [];
    const execFileSync = (_: string, [, command, , , file = '']: string[]) => void (command === 'render' && files.push(file));
    sampleOf([PAGE], 'render-rows', {'node:child_process': {execFileSync}, 'node:fs': {readFileSync: () => csv}});
    assert.deepEqual(files, ['out/ada-moreau.mp4', 'out/tomas-lind.mp4', 'out/yuki-sato.mp4']);
    const {RemotionRoot} = sampleOf<{RemotionRoot(): ReactElement<{durationInFrames: number; fps: number}>}>([PAGE], 'Root', {
      './Ticket': {Ticket: () => null},
    });
    const {durationInFrames, fps} = RemotionRoot().props;
    assert.equal(durationInFrames / fps, 3);
  },
);
