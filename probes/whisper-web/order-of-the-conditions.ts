import assert from 'node:assert/strict';
import {inNode} from '../lib/probe';
import {databaseOf, whisperWith} from '../lib/whisper-web';

const FREE = 52_428_800;
const navigator = (estimate?: () => Promise<object>) => ({storage: {...(estimate ? {estimate} : {})}});

export default inNode(
  'canUseWhisperWeb() checks window, isolation, IndexedDB, estimate, quota, usage and space in this order and names the first that is missing, else no reason; downloadWhisperModel() rejects with its sentence.',
  async () => {
    const indexedDB = databaseOf(new Map());
    const page = {crossOriginIsolated: true, indexedDB};
    // Each lacks all that comes after what the one before lacks.
    const lacking: [string, Record<string, unknown>][] = [
      ['window-undefined', {window: undefined, navigator: {}}],
      ['not-cross-origin-isolated', {window: {}, navigator: {}}],
      ['indexed-db-unavailable', {window: {crossOriginIsolated: true}, navigator: {}}],
      ['navigator-storage-unavailable', {window: page, navigator: navigator()}],
      ['error-estimating-storage', {window: page, navigator: navigator(() => Promise.reject(new Error('private')))}],
      ['quota-undefined', {window: page, navigator: navigator(() => Promise.resolve({}))}],
      ['usage-undefined', {window: page, navigator: navigator(() => Promise.resolve({quota: FREE}))}],
      ['not-enough-space', {window: page, navigator: navigator(() => Promise.resolve({quota: FREE + 7, usage: 7}))}],
    ];
    for (const [expected, globals] of lacking) {
      const {canUseWhisperWeb, downloadWhisperModel} = whisperWith({...globals, indexedDB});
      const {supported, reason, detailedReason} = await canUseWhisperWeb('base');
      assert.deepEqual([supported, reason], [false, expected]);
      const message = `Whisper.wasm is not supported in this environment. Reason: ${detailedReason}`;
      await assert.rejects(downloadWhisperModel({model: 'base', onProgress: () => undefined}), {message});
      if (expected === 'not-enough-space')
        assert.equal(detailedReason, 'Not enough space to download the model. Required: 147951465 bytes, Available: 52428800 bytes.');
    }
    const {canUseWhisperWeb} = whisperWith({window: page, navigator: navigator(() => Promise.resolve({quota: 147_951_465, usage: 0})), indexedDB});
    assert.deepEqual(await canUseWhisperWeb('base'), {supported: true});
  },
);
