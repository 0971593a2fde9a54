import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Send = (event: {apiKey: string | null; succeeded: boolean}) => Promise<void>;
const {sendUsageEvent} = installed<{sendUsageEvent: Send}>('@remotion/webcodecs/dist/send-telemetry-event.js');
const {setRemotionImported} = installed<{setRemotionImported(): void}>('@remotion/webcodecs/dist/set-remotion-imported.js');

export default inNode(
  'The report of a conversion is one POST to register-usage-point of www.remotion.pro with event, apiKey, host and succeeded, none without a window; remotion_imported becomes the version and -webcodecs, unless it is set.',
  async () => {
    const {fetch: original} = globalThis;
    const {remotion_imported: before} = globalThis as {remotion_imported?: string};
    const requests: [string, RequestInit][] = [];
    globalThis.fetch = ((url: string, init: RequestInit) => {
      requests.push([url, init]);
      return Promise.resolve(Response.json({success: true}));
    }) as typeof fetch;
    try {
      await sendUsageEvent({apiKey: null, succeeded: true});
      assert.equal(requests.length, 0);
      const window = {location: {origin: 'https://recipes.example', href: 'https://recipes.example/cakes'}, remotion_imported: undefined};
      Object.assign(globalThis, {window});
      await sendUsageEvent({apiKey: null, succeeded: true});
      await sendUsageEvent({apiKey: 'rm_pub_1', succeeded: false});
      assert.deepEqual(
        requests.map(([url, {method, body}]) => [url, method, JSON.parse(body as string) as object]),
        [
          {apiKey: null, succeeded: true},
          {apiKey: 'rm_pub_1', succeeded: false},
        ].map((sent) => [
          'https://www.remotion.pro/api/track/register-usage-point',
          'POST',
          {event: 'webcodec-conversion', host: 'https://recipes.example', ...sent},
        ]),
      );

      const {VERSION} = installed<{VERSION: string}>('@remotion/media-parser/dist/version.js');
      const set = (value: string | undefined) => Object.assign(globalThis, {remotion_imported: value});
      set(undefined);
      setRemotionImported();
      assert.equal(window.remotion_imported, `${VERSION}-webcodecs`);
      Object.assign(window, {remotion_imported: 'another'});
      setRemotionImported();
      assert.equal(window.remotion_imported, 'another');
    } finally {
      globalThis.fetch = original;
      Object.assign(globalThis, {remotion_imported: before});
    }
  },
);
