import assert from 'node:assert/strict';
import {errorsOf} from '../lib/compiled';
import {inNode} from '../lib/probe';

const CALLS = [
  "executeCommand('GetVideoMetadata', {src: 'a.mp4'})",
  "executeCommand('GetVideoMetadata', {})",
  "executeCommand('FreeUpMemory', {remaining_bytes: 1})",
  "executeCommand('FreeUpMemory', {})",
  "executeCommand('ExtractFrame', {src: '', original_src: '', time: 0, transparent: false, tone_mapped: true})",
  "executeCommand('ExtractFrame', {src: '', original_src: '', time: 0, transparent: false})",
  "executeCommand('ExtractFrame', {src: '', original_src: '', time: 1, transparent: true})",
];

export default inNode(
  'TypeScript reports each call of executeCommand() that lacks a field of its command, at the line of the call and with the name of the field, and no call that is complete.',
  () => {
    const imported = "import type {Compositor} from '../node_modules/@remotion/renderer/dist/compositor/compositor';";
    const errors = errorsOf(`${imported}\ndeclare const {executeCommand}: Compositor;\n${CALLS.map((call) => `${call};`).join('\n')}\n`);
    assert.deepEqual(
      errors.map(([line, message]) => [line - 2, /Property '(\w+)' is missing/.exec(message)?.[1]]),
      [
        [1, 'src'],
        [3, 'remaining_bytes'],
        [5, 'tone_mapped'],
        [6, 'tone_mapped'],
      ],
    );
  },
);
