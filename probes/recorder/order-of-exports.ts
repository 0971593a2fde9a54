import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {filesIn, runInFolder} from '../lib/script-in-a-folder';

const FORMATS = {youtube: 'landscape', linkedin: 'square', x: 'square'};

export default inNode(
  'export-all.ts renders a wide video for YouTube, then square ones for LinkedIn and X, one after the other, with both props; render-everywhere.ts uploads once, and only then starts three renders, without waiting for any.',
  async () => {
    const folder = newFolder();
    const calls: string[] = [];
    const versions: object[] = [];
    const spawnSync = (_: string, args: string[]) => {
      calls.push(`wait: ${args.join(' ')}`);
      if (args[1] === 'render') versions.push(JSON.parse(filesIn(folder)['version.json']!) as object);
      return {status: 0};
    };
    const spawn = (_: string, args: string[]) => void calls.push(`start: ${args.join(' ')}`);
    const given = {'node:child_process': {spawn, spawnSync}};
    await runInFolder(folder, 'docs/recorder/exporting.mdx', 'export-all.ts', ['bee-hive'], given);
    assert.deepEqual(
      calls.splice(0),
      Object.keys(FORMATS).map((platform) => `wait: remotion render bee-hive out/bee-hive-${platform}.mp4 --props=version.json`),
    );
    assert.deepEqual(
      versions,
      Object.entries(FORMATS).map(([platform, canvasLayout]) => ({platform, canvasLayout})),
    );
    await runInFolder(folder, 'docs/recorder/lambda-rendering.mdx', 'render-everywhere.ts', ['bee-hive'], given);
    assert.deepEqual(calls, [
      'wait: remotion lambda sites create --site-name=recorder',
      ...Object.keys(FORMATS).map((name) => `start: remotion lambda render recorder bee-hive out/bee-hive-${name}.mp4 --props=props/${name}.json`),
    ]);
    assert.deepEqual(JSON.parse(filesIn(folder, 'props')['x.json']!), {platform: 'x', canvasLayout: 'square'});
  },
);
