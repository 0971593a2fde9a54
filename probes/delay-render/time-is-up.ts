import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With a timeout of 7 seconds, a handle that stays open ends a still after 5000 ms, with its label.', async (stage) => {
  await assert.rejects(
    stage.still({scene: 'Waiting', props: {label: 'Loading tides', milliseconds: null}}, {timeoutInMilliseconds: 7000}),
    /A delayRender\(\) "Loading tides" was called but not cleared after 5000ms\./,
  );
});
