import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

const DIST = path.join(__dirname, '../../node_modules/@remotion/renderer/dist');

const SOURCE = `import type {RenderFramesOptions, StitchFramesToVideoOptions} from '@remotion/renderer';
export const encoder: Pick<StitchFramesToVideoOptions, 'hardwareAcceleration'> = {hardwareAcceleration: 'if-possible'};
export const frames: Pick<RenderFramesOptions, 'hardwareAcceleration'> = {}; // wrong
`;

export default slowInNode(
  'A render is made of two parts, frames and encoding: hardwareAcceleration is an option of the part that encodes, and the part that renders the frames neither has it nor names it in its code.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
    const codeOf = (name: string) => fs.readFileSync(path.join(DIST, name), 'utf8');
    for (const name of ['render-frames.js', 'render-frame.js', 'take-frame.js', 'seek-to-frame.js', 'open-browser.js'].filter((each) =>
      fs.existsSync(path.join(DIST, each)),
    ))
      assert.doesNotMatch(codeOf(name), /hardwareAcceleration/, name);
    assert.match(codeOf('ffmpeg-args.js'), /hardwareAcceleration/);
    const media = codeOf('render-media.js');
    assert.match(media, /internalRenderFrames\)\(\{/);
    const [, framesCall = ''] = /internalRenderFrames\)\(\{(.*?)\n\s*\}\)/s.exec(media) ?? [];
    assert.ok(framesCall.length > 500 && !framesCall.includes('hardwareAcceleration'));
    assert.match(media, /internalStitchFramesToVideo\)\(\{.*?hardwareAcceleration/s);
  },
);
