import assert from 'node:assert/strict';
import {renderFrames, renderMedia, renderStill} from '@remotion/renderer';
import {inNode} from '../lib/probe';

export default inNode(
  'renderMedia(), renderStill() and renderFrames() fail at once without the object of a composition that selectComposition() returns.',
  async () => {
    const {error, log, warn} = console;
    Object.assign(console, {error: () => undefined, log: () => undefined, warn: () => undefined});
    const options = {serveUrl: 'http://127.0.0.1:1/', inputProps: {}, logLevel: 'error', composition: undefined} as never as Record<'composition', never>;
    const calls: [string, () => Promise<unknown>][] = [
      ['renderMedia', () => renderMedia({...options, codec: 'h264'} as never)],
      ['renderStill', () => renderStill({...options, output: null} as never)],
      ['renderFrames', () => renderFrames({...options, outputDir: null, onStart: () => undefined, onFrameUpdate: () => undefined} as never)],
    ];
    try {
      // Some throw instead of returning a promise.
      for (const [name, call] of calls) await assert.rejects(Promise.resolve().then(call), /composition|durationInFrames|undefined/, name);
    } finally {
      Object.assign(console, {error, log, warn});
    }
  },
);
