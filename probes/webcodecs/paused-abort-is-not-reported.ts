import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';
import {wav} from '../lib/wav';

const APP = `import {convertMedia, webcodecsController} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';

let made = 0;
window.AudioData = class extends AudioData {
  constructor(init) {
    super(init);
    made++;
  }
};
/** Resolves when no more sound has been read for 30 turns of the event loop. */
window.rest = async () => {
  for (let turns = 0, last = made; turns < 30; turns++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (made !== last) turns = 0;
    last = made;
  }
};
window.convert = (bytes, apiKey, stop) => {
  const controller = webcodecsController();
  return convertMedia({
    src: new File([new Uint8Array(bytes)], 'sound.wav'),
    container: 'wav',
    writer: bufferWriter,
    apiKey,
    controller,
    onAudioData: ({audioData}) => {
      stop(controller);
      return audioData;
    },
  }).then(
    () => 'Converted',
    (error) => error.message,
  );
};
`;

export default inBrowser('convertMedia() reports an aborted conversion, but not one that is aborted while it is paused.', async (stage) => {
  const page = await openApp(stage, APP);
  const keys: string[] = [];
  await page.route('https://www.remotion.pro/**', (route) => {
    const sent = route.request().postData();
    if (sent) keys.push((JSON.parse(sent) as {apiKey: string}).apiKey);
    return route.fulfill({status: 200, headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'}, body: '{"success":true}'});
  });
  const sound = JSON.stringify([...new Uint8Array(await wav({bits: 16, seconds: 4}).arrayBuffer())]);
  const convert = (key: string, stop: string) => page.evaluate<string>(`convert(${sound}, '${key}', (controller) => {${stop}})`);
  const reported = (key: string) => page.waitForResponse((response) => response.request().postData()?.includes(key) ?? false);

  assert.equal(await convert('paused', 'controller.pause(); rest().then(() => controller.abort())'), 'Conversion aborted by user');
  const second = reported('running');
  assert.equal(await convert('running', 'controller.abort()'), 'Conversion aborted by user');
  await second;
  assert.deepEqual(keys, ['running']);
});
