import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {byCommand} from '../lib/probe';

export default byCommand(
  'A bundle holds index.html, favicon.ico, source-map-helper.wasm, bundle.js with its map, a file that the code imports, and public; an earlier bundle in the folder is gone.',
  async (project) => {
    project.withComposition();
    const entry = project.read('src/index.tsx').toString();
    project.write({
      'src/index.tsx': `import logo from './logo.png';\n${entry.replace('{text}', '{text}{logo}')}`,
      'src/logo.png': 'a picture',
      'public/a/song.mp3': 'a song',
      'build/index.html': 'an earlier page',
      'build/leftover.js': '',
    });
    const {code, output} = await project.remotion(['bundle']);
    assert.equal(code, 0, output);
    assert.match(output, /^○ .*build$/m);
    const names = fs.readdirSync(path.join(project.folder, 'build')).map((name) => name.replace(/^[\da-f]{16,}\.png$/, '[hash].png'));
    // Parts of the script that are loaded later have a number in front.
    const files = new Set(names.map((name) => name.replace(/^\d+\.bundle/, 'bundle')));
    assert.deepEqual([...files].toSorted(), ['[hash].png', 'bundle.js', 'bundle.js.map', 'favicon.ico', 'index.html', 'public', 'source-map-helper.wasm']);
    assert.equal(project.read('build/public/a/song.mp3').toString(), 'a song');
  },
);
