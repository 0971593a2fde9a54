import assert from 'node:assert/strict';
import children, {type ChildProcess} from 'node:child_process';
import {media} from '../lib/media';
import {withOffthreadVideos} from '../lib/offthread-videos';
import {slowInNode} from '../lib/probe';
import {serveFile} from '../lib/serve';

export default slowInNode(
  'All frames of an OffthreadVideo come from one native process, the compositor, which stays open from frame to frame; no FFmpeg is started for them.',
  async () => {
    const remote = await serveFile(await media('portrait.mp4'));
    const started: {program: string; child: ChildProcess}[] = [];
    const {spawn} = children;
    children.spawn = ((program: string, ...rest: [string[], object]) => {
      const child = spawn(program, ...rest);
      started.push({program, child});
      return child;
    }) as typeof spawn;
    try {
      await withOffthreadVideos(async (ask) => {
        for (const time of [0, 0.3, 0.6, 0.1]) {
          const {status} = await ask(`${remote.origin}/harbor.mp4`, time);
          const [compositor, ...others] = started.filter(({program}) => !program.endsWith('/ffprobe'));
          assert.deepEqual([status, others, compositor!.child.exitCode], [200, [], null]);
          assert.match(compositor!.program, /\/remotion$/);
        }
      });
    } finally {
      children.spawn = spawn;
      remote.close();
    }
  },
);
