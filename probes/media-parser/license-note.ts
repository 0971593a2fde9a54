import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Call = {acknowledgeRemotionLicense: boolean; logLevel: string; apiName: string};
const FILE = path.join(__dirname, '../../node_modules/@remotion/media-parser/dist/remotion-license-acknowledge.js');

export default inNode('The note about the license is printed once in a process, as a warning, for the first call that does not acknowledge it.', () => {
  const fresh = createRequire(__filename);
  const {[FILE]: loaded} = fresh.cache;
  Reflect.deleteProperty(fresh.cache, FILE);
  const {warnIfRemotionLicenseNotAcknowledged: warn} = fresh(FILE) as {warnIfRemotionLicenseNotAcknowledged(call: Call): void};
  if (loaded) fresh.cache[FILE] = loaded;
  const printed: string[] = [];
  const original = console.warn;
  console.warn = (...text: unknown[]) => void printed.push(text.join(' '));
  try {
    const call = (acknowledgeRemotionLicense: boolean) => warn({acknowledgeRemotionLicense, logLevel: 'info', apiName: 'parseMedia()'});
    call(true);
    assert.deepEqual(printed, []);
    call(false);
    call(false);
  } finally {
    console.warn = original;
  }
  assert.equal(printed.length, 1);
  assert.match(printed[0] ?? '', /Note: Some companies are required to obtain a license to use @remotion\/media-parser\./);
});
