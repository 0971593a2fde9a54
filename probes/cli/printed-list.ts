import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Listed = {id: string; fps: number; width: number; height: number; durationInFrames: number};
const {printCompositions} = installed<{printCompositions: (all: Listed[], logLevel: string) => void}>('@remotion/cli/dist/print-compositions.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');

const ALL: Listed[] = [
  {id: 'Invoice', fps: 30, width: 320, height: 180, durationInFrames: 45},
  {id: 'Reel', fps: 25, width: 180, height: 320, durationInFrames: 30},
  {id: 'Thumbnail', fps: 30, width: 640, height: 360, durationInFrames: 1},
];

export default inNode(
  'The list of compositions has one frame as a still; with --quiet, it is the ids on one line, an empty one if there are none; with warn and error, nothing is printed.',
  () => {
    const {parsedCli} = commandLine;
    const {log} = console;
    const lines: unknown[] = [];
    console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
    const print = (flags: object, logLevel = 'info', all = ALL) => {
      commandLine.parsedCli = flags;
      printCompositions(all, logLevel);
      return lines.splice(0);
    };
    try {
      assert.deepEqual(print({}), [
        'The following compositions are available:',
        [
          'Invoice      30      320x180        45 (1.50 sec)',
          'Reel         25      180x320        30 (1.20 sec)',
          'Thumbnail            640x360        Still',
        ].join('\n'),
      ]);
      for (const flags of [{quiet: true}, {q: true}]) assert.deepEqual(print(flags), ['Invoice Reel Thumbnail']);
      assert.deepEqual(print({quiet: true}, 'info', []), ['']);
      for (const level of ['warn', 'error']) assert.deepEqual([...print({}, level), ...print({quiet: true}, level)], []);
    } finally {
      commandLine.parsedCli = parsedCli;
      console.log = log;
    }
  },
);
