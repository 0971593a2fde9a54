import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Generate = (src: string | Blob | URL, container: string) => string;
const {generateOutputFilename} = installed<{generateOutputFilename: Generate}>('@remotion/webcodecs/dist/generate-output-filename.js');

export default inNode(
  'A result is named after the last part of the source with the new extension, and ".webm" for a Blob, a URL object, an object URL and a name without an extension; a query counts as part of the name.',
  () => {
    const name = (src: string | Blob | URL) => generateOutputFilename(src, 'webm');
    assert.equal(name('https://example.com/takes/day.1/clip.mp4'), 'clip.webm');
    assert.equal(name(new File([], 'my.clip.mov')), 'my.clip.webm');
    const nameless = [new Blob([]), new URL('https://example.com/clip.mp4'), 'blob:https://example.com/0e8f2b31', new File([], 'clip'), 'clip'];
    for (const src of nameless) assert.equal(name(src), '.webm');
    assert.equal(name('https://example.com/clip.mp4?v=2.1'), 'clip.mp4?v=2.webm');
    assert.equal(name('https://example.com/clip.mp4?path=a/b'), '.webm');
    assert.equal(generateOutputFilename('clip.mov', 'wav'), 'clip.wav');
  },
);
