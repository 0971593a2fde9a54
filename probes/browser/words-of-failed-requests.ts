import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';
import {serve} from '../lib/serve';

export default inBrowser(
  'Chrome says “Failed to fetch” for a server that does not answer and for one that does not allow the request with CORS, and “EncodingError: Unable to decode audio data” for bytes that are no audio.',
  async (stage) => {
    const page = await stage.page();
    const elsewhere = await stage.serve((_, response) => response.end('[]'));
    const gone = await serve(() => undefined);
    gone.close();
    const words = (code: string) => page.evaluate<string>(`${code}.then(() => 'fine', (error) => String(error))`);
    assert.equal(await words(`fetch('${gone.origin}/tides.json')`), 'TypeError: Failed to fetch');
    assert.equal(await words(`fetch('${elsewhere}/tides.json')`), 'TypeError: Failed to fetch');
    assert.equal(await words(`fetch('${elsewhere}/tides.json', {mode: 'no-cors'})`), 'fine');
    assert.equal(
      await words('new OfflineAudioContext(1, 1, 48000).decodeAudioData(new Uint8Array(2000).fill(7).buffer)'),
      'EncodingError: Unable to decode audio data',
    );
  },
);
