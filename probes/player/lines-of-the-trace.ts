import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode(
  'A line of the log about playback begins with the milliseconds since mounting and a tag in brackets, such as [1234ms  buffer], without a time if there is none, and is written at the level trace alone.',
  () => {
    const {log} = console;
    const {now} = Date;
    const said: unknown[][] = [];
    console.log = (...words: unknown[]) => void said.push(words);
    Date.now = () => 1_000_001_234;
    try {
      const {playbackLogging: say} = Internals;
      const line = {tag: 'buffer', message: 'Marking as buffering: a.mp4'};
      for (const logLevel of ['trace', 'verbose', 'info', 'warn', 'error'] as const) say({...line, logLevel, mountTime: 1_000_000_000});
      say({...line, logLevel: 'trace', mountTime: null});
    } finally {
      console.log = log;
      Date.now = now;
    }
    assert.deepEqual(said, [
      ['[1234ms  buffer]', 'Marking as buffering: a.mp4'],
      ['[buffer]', 'Marking as buffering: a.mp4'],
    ]);
  },
);
