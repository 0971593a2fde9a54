import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

const TEXTS = /remotion-webpack-bundle-|react-motion-render/;

export default byCommand(
  'Two texts, of which one is in the code of @remotion/bundler and one in that of @remotion/renderer, are not in the bundle of a video, though the names of the packages are.',
  async (project) => {
    const code = (name: string) => fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion', name), 'utf8');
    assert.match(code('bundler/dist/bundle.js'), TEXTS);
    assert.match(code('renderer/dist/render-media.js'), TEXTS);

    project.withComposition();
    const {code: exitCode, output} = await project.remotion(['bundle', '--out-dir=dist/video']);
    assert.equal(exitCode, 0, output);
    const files = fs.readdirSync(path.join(project.folder, 'dist/video'), {withFileTypes: true}).filter((entry) => entry.isFile());
    const contents = files.map(({name}) => project.read(`dist/video/${name}`).toString());
    assert.ok(contents.some((text) => text.includes('remotion/bundler')));
    assert.ok(!contents.some((text) => TEXTS.test(text)));
  },
);
