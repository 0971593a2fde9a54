import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {openBrowser, renderStill} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const ensuring = installed<{internalEnsureBrowser: () => Promise<unknown>}>('@remotion/renderer/dist/ensure-browser.js');

/** Writes down the folder of its profile, and what is in there. */
const PROGRAM = `#!/bin/sh
for each in "$@"; do case "$each" in --user-data-dir=*) dir="\${each#*=}"; echo "$dir $(ls -A "$dir" | wc -l)" >> "$0.txt";; esac; done
exit 1
`;

export default inNode(
  'Each browser that the renderer starts, for renderStill() or openBrowser(), gets a profile of its own, a new and empty folder, and so has nothing in its cache.',
  async () => {
    const {internalEnsureBrowser} = ensuring;
    ensuring.internalEnsureBrowser = () => Promise.resolve();
    const browserExecutable = path.join(newFolder(), 'browser');
    fs.writeFileSync(browserExecutable, PROGRAM, {mode: 0o755});
    const composition = {
      ...{id: 'Note', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: {}},
      ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
    };
    const still = () => renderStill({serveUrl: 'http://127.0.0.1:1/', composition, output: null, browserExecutable, logLevel: 'error'});
    try {
      for (const open of [still, still, () => openBrowser('chrome', {browserExecutable, logLevel: 'error'})])
        await assert.rejects(open(), /Failed to launch the browser process!/);
    } finally {
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
    }
    const profiles = fs.readFileSync(`${browserExecutable}.txt`, 'utf8').trim().split('\n');
    assert.equal(new Set(profiles).size, 3);
    for (const profile of profiles) assert.match(profile, /profile-\w+ +0$/);
  },
);
