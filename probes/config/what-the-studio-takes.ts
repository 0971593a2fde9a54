import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Started = Record<string, unknown>;
type Server = {StudioServerInternals: {startStudio(given: Started): Promise<void>; installFileWatcher(given: object): {unwatch(): void}}};
type Command = {studioCommand(root: string, args: string[], logLevel: string): Promise<void>};

export default inNode(
  'The Studio starts with keyboard shortcuts and without an audio latency hint, whatever their setters say, and with the port, the tracks, the audio elements, the delay and the polling of theirs.',
  async () => {
    const {StudioServerInternals: server} = installed<Server>('@remotion/studio-server');
    const {studioCommand} = installed<Command>('@remotion/cli/dist/studio.js');
    const {parseCommandLine} = installed<{parseCommandLine(): void}>('@remotion/cli/dist/parse-command-line.js');
    const {parsedCli} = installed<{parsedCli: Record<string, unknown>}>('@remotion/cli/dist/parsed-cli.js');
    const {startStudio, installFileWatcher} = server;
    const started: Started[] = [];
    server.installFileWatcher = () => ({unwatch: () => undefined});
    server.startStudio = (given) => {
      started.push(given);
      return Promise.reject(new Error('It has started.'));
    };
    parsedCli['disable-git-source'] = true;
    try {
      Config.setKeyboardShortcutsEnabled(false);
      Config.setAudioLatencyHint('playback');
      Config.setStudioPort(4000);
      Config.setMaxTimelineTracks(30);
      Config.setNumberOfSharedAudioTags(10);
      Config.setBufferStateDelayInMilliseconds(500);
      Config.setWebpackPollingInMilliseconds(1000);
      parseCommandLine();
      await assert.rejects(studioCommand(process.cwd(), [__filename], 'error'), /It has started/);
    } finally {
      Object.assign(server, {startStudio, installFileWatcher});
      delete parsedCli['disable-git-source'];
      Config.setKeyboardShortcutsEnabled(true);
      Config.setAudioLatencyHint(null);
      Config.setStudioPort(undefined);
      Config.setMaxTimelineTracks(90);
      Config.setNumberOfSharedAudioTags(0);
      Config.setBufferStateDelayInMilliseconds(null);
      Config.setWebpackPollingInMilliseconds(null);
    }
    const [{keyboardShortcutsEnabled, audioLatencyHint, desiredPort, maxTimelineTracks, numberOfAudioTags, bufferStateDelayInMilliseconds, poll} = {}] =
      started;
    assert.deepEqual([keyboardShortcutsEnabled, audioLatencyHint], [true, undefined]);
    assert.deepEqual([desiredPort, maxTimelineTracks, numberOfAudioTags, bufferStateDelayInMilliseconds, poll], [4000, 30, 10, 500, 1000]);
  },
);
