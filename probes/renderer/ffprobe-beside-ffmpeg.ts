import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as renderer from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Paths = {getExecutablePath: (options: {type: string; binariesDirectory: null; indent: boolean; logLevel: string}) => string};
const {getExecutablePath} = installed<Paths>('@remotion/renderer/dist/compositor/get-executable-path.js');

export default inNode(
  'FFprobe, FFmpeg and the compositor are in one folder, that of the package @remotion/compositor-… for the system; of the functions whose names begin with ensure, @remotion/renderer has ensureBrowser() only.',
  () => {
    const find = (type: string) => getExecutablePath({type, binariesDirectory: null, indent: false, logLevel: 'error'});
    const files = ['ffprobe', 'ffmpeg', 'compositor'].map(find);
    for (const file of files) assert.ok(fs.statSync(file).isFile(), file);
    const [folder, ...others] = new Set(files.map((file) => path.dirname(file)));
    assert.deepEqual(others, []);
    assert.match(folder!, /@remotion[\\/]compositor-[\w-]+$/);
    assert.ok(path.basename(folder!).startsWith(`compositor-${process.platform}-${process.arch}`));
    assert.deepEqual(
      Object.keys(renderer).filter((name) => name.startsWith('ensure')),
      ['ensureBrowser'],
    );
  },
);
