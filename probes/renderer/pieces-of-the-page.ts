import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffprobe} from '../lib/media';
import {byCommand} from '../lib/probe';
import {setting} from '../lib/run-folder';
import {runTsx} from '../lib/tsx';

const PAGE = fs.readFileSync('docs/distributed-rendering.mdx', 'utf8');
const FRAMES = 15;

/** A program of the page, for folders and the browser of this machine, with pieces of ten frames. */
const program = (name: string, folder: string) =>
  (new RegExp(`^\`\`\`ts title="${name}"[^\\n]*\\n(.*?)^\`\`\``, 'ms').exec(PAGE)?.[1] ?? '')
    .replaceAll('/mnt/pieces', path.join(folder, 'pieces'))
    .replace("'https://videos.example.com/match'", JSON.stringify(path.join(folder, 'build')))
    .replace('framesPerChunk = 600', 'framesPerChunk = 10')
    .replace(/await (selectComposition|renderMedia)\(\{/, `$&browserExecutable: ${JSON.stringify(setting('browser'))}, `);

export default byCommand(
  'The three programs of the page plan pieces, of which only the last is shorter, render each into two files with their final names, and join them into an MP4 with all frames; a missing piece is named, with exit code 1.',
  async (project) => {
    project.withComposition();
    const names = ['plan.ts', 'render-piece.ts', 'join.ts'];
    project.write(Object.fromEntries(names.map((name) => [name, program(name, project.folder)])));
    const entry = project.read('src/index.tsx').toString().replace('"Note"', '"FullMatch"').replace('{10}', `{${FRAMES}}`);
    project.write({'src/index.tsx': entry, 'package.json': '{"type": "module"}'});
    assert.equal((await project.remotion(['bundle', 'src/index.tsx'])).code, 0);
    const run = (...args: string[]) => runTsx(args, project.folder);
    assert.match(run('plan.ts').output, /^2 pieces$/m);
    const {chunks} = JSON.parse(project.read('pieces/plan.json').toString()) as {chunks: number[][]};
    assert.deepEqual(chunks, [
      [0, 9],
      [10, 14],
    ]);
    assert.equal(run('render-piece.ts', '0').code, 0);
    assert.deepEqual(fs.readdirSync(path.join(project.folder, 'pieces')).toSorted(), ['0.aac', '0.ts', 'plan.json']);
    const incomplete = run('join.ts');
    assert.equal(incomplete.code, 1);
    assert.match(incomplete.output, /Error: Render again: 1$/m);
    assert.equal(run('render-piece.ts', '1').code, 0);
    const joined = run('join.ts');
    assert.equal(joined.code, 0, joined.output);
    const {streams} = await ffprobe(path.join(project.folder, 'pieces/match.mp4'));
    assert.deepEqual([streams[0]?.nb_frames, ...streams.map(({codec_name}) => codec_name)], [String(FRAMES), 'h264', 'aac']);
  },
);
