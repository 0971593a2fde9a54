import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('An image of a server that does not answer ends in a timeout that names it.', async (stage) => {
  const origin = await stage.serve(() => undefined);
  await assert.rejects(
    stage.still({scene: 'Picture', props: {src: `${origin}/slow.png`}}, {timeoutInMilliseconds: 7000}),
    /A delayRender\(\) "Loading <Img> with src=http:\/\/127\.0\.0\.1:\d+\/slow\.png" was called but not cleared after 5000ms/,
  );
});
