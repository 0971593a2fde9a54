import assert from 'node:assert/strict';
import fs from 'node:fs';
import {ffmpeg} from '../lib/media';
import {inNode} from '../lib/probe';

/** Options with which FFmpeg was configured, and what the page calls these libraries. */
const NAMES: Record<string, string> = {
  ...{libdav1d: 'dav1d', 'libfdk-aac': 'fdk-aac-free', libmp3lame: 'LAME', libvpx: 'libvpx', libopus: 'Opus', libx264: 'x264', libx265: 'x265'},
  ...{libzimg: 'zimg', zlib: 'zlib'},
};

export default inNode(
  'The page of acknowledgements lists all libraries with which FFmpeg of the packages was configured, each with a license and a link to its source, and says what to settle before the programs are passed on.',
  async () => {
    const {stdout} = await ffmpeg(['-version']);
    const configured = [...stdout.matchAll(/--enable-(lib[\w-]+|zlib)/g)].map(([, name = '']) => name);
    const page = fs.readFileSync('docs/acknowledgements.mdx', 'utf8');
    const [, table = ''] = /: ffmpeg\. \*\/\}\n(.*?)\{\/\* End/s.exec(page) ?? [];
    const rows = [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| \[[^\]]*\]\(https:[^)]+\) \|$/gm)];
    assert.deepEqual(rows.map(([, name]) => name).toSorted(), Object.values(NAMES).toSorted());
    for (const name of configured) assert.ok(name in NAMES, name);
    assert.ok(configured.length >= 7, configured.join(' '));
    assert.match(page, /If you pass the programs on to others, settle this first/);
  },
);
