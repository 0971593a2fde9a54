import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('An <Img> with an empty source stops the render.', async (stage) => {
  await assert.rejects(stage.still({scene: 'Picture', props: {src: ''}}), /No "src" prop was passed to <Img>\./);
});
