import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('convertMedia() rejects for an unknown container and for an empty source.', async (stage) => {
  assert.match(
    await stage.compute('convertError', {src: 'x.mp4', container: 'avi'}),
    /Only the following values for "container" are supported currently: \["webm","mp4","wav"\]/,
  );
  assert.match(await stage.compute('convertError', {src: '', container: 'mp4'}), /No "src" provided/);
});
