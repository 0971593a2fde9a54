import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {filesIn, put, runInFolder} from '../lib/script-in-a-folder';

const PAGE = 'docs/recorder/editing/cutting-clips.mdx';

export default inNode(
  'cut.ts makes two files of each file of a take: the first has the seconds named, the second the rest and a number larger by 1. Originals move out of public; without an argument or seconds above 0, it says Usage.',
  async () => {
    const folder = newFolder();
    const cuts: string[] = [];
    const spawnSync = (_: string, args: string[]) => {
      cuts.push(args.slice(3).join(' '));
      return {status: 0};
    };
    const cut = (...words: string[]) => runInFolder(folder, PAGE, 'cut.ts', words, {'node:child_process': {spawnSync}});
    put(
      folder,
      ['webcam', 'display', 'alternative1', 'subs'].map((name) => `public/hive/${name}10.${name === 'subs' ? 'json' : 'mp4'}`),
    );
    put(folder, ['public/hive/webcam20.mp4']);
    for (const words of [[], ['hive'], ['hive', '10'], ['hive', '10', '0'], ['hive', '10', '-2'], ['hive', '10', 'soon']]) {
      assert.match((await cut(...words)).error, /^Usage: bun cut\.ts /);
    }
    assert.equal(Object.keys(filesIn(folder, 'public/hive')).length, 5);
    assert.equal((await cut('hive', '10', '42.5')).error, '');
    assert.deepEqual(
      cuts,
      ['webcam', 'display', 'alternative1'].flatMap((name) => [
        `-i originals/hive/${name}10.mp4 -t 42.5 public/hive/${name}10.mp4`,
        `-ss 42.5 -i originals/hive/${name}10.mp4 public/hive/${name}11.mp4`,
      ]),
    );
    assert.deepEqual(Object.keys(filesIn(folder, 'originals/hive')), ['alternative110.mp4', 'display10.mp4', 'webcam10.mp4']);
    assert.deepEqual(Object.keys(filesIn(folder, 'public/hive')), ['webcam20.mp4']);
  },
);
