import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Module = Record<string, unknown>;
const DIST = '@remotion/studio-server/dist';

export default inNode(
  'A restart of the Studio prints "Closing server to restart..." and "Restarting server...", and then starts everything again with the port of the first time, which is none if the Studio chose it.',
  async () => {
    const parts = ['start-server', 'public-folder', 'live-events'].map((name) => installed<Module>(`${DIST}/preview-server/${name}.js`));
    const [servers, folders, events] = parts as [Module, Module, Module];
    const {startStudio} = installed<{startStudio: (options: object) => Promise<void>}>(`${DIST}/start-studio.js`);
    const {signalRestart} = installed<{signalRestart: () => void}>(`${DIST}/preview-server/close-and-restart.js`);
    const before = parts.map((part) => ({...part}));
    const {log} = console;
    const lines: string[] = [];
    const ports: unknown[] = [];
    const closed: string[] = [];
    servers.startServer = ({port}: {port: unknown}) => {
      ports.push(port);
      const liveEventsServer = {closeConnections: () => Promise.resolve(closed.push('events'))};
      return Promise.resolve({port: 3001, liveEventsServer, close: () => Promise.resolve(closed.push('server'))});
    };
    folders.initPublicFolderWatch = () => undefined;
    events.setLiveEventsListener = () => () => closed.push('listener');
    console.log = (...words: unknown[]) => void lines.push(stripVTControlCharacters(words.join(' ')));
    const start = (desiredPort: number | null) =>
      startStudio({
        ...{
          browserArgs: '',
          browserFlag: '',
          logLevel: 'info',
          configValueShouldOpenBrowser: false,
          fullEntryPath: '/src/index.ts',
          previewEntry: '/preview.js',
        },
        ...{getCurrentInputProps: () => ({}), getEnvVariables: () => ({}), desiredPort, remotionRoot: newFolder(), relativePublicDir: null},
        ...{getRenderQueue: () => [], getRenderDefaults: () => ({}), parsedCliOpen: false, gitSource: null},
      });
    const commands = installed<{StudioServerInternals: Module}>('@remotion/studio-server').StudioServerInternals;
    const flags = installed<{parsedCli: {port?: number}}>('@remotion/cli/dist/parsed-cli.js').parsedCli;
    const {startStudio: own} = commands;
    const {port: given} = flags;
    try {
      for (const port of [null, 4000]) {
        lines.length = closed.length = 0;
        const running = start(port);
        while (!lines.some((line) => line.startsWith('Server ready'))) await new Promise(setImmediate);
        await new Promise(setImmediate);
        assert.deepEqual(closed, []);
        signalRestart();
        await running;
        assert.deepEqual(lines.slice(-2), ['Closing server to restart...', 'Restarting server...']);
        assert.deepEqual(closed, ['events', 'listener', 'server']);
      }
      assert.deepEqual(ports.splice(0), [null, 4000]);

      // After each restart, the command does everything again.
      const {studioCommand} = installed<{studioCommand: (root: string, args: string[], logLevel: string) => Promise<void>}>('@remotion/cli/dist/studio.js');
      const root = newFolder();
      fs.writeFileSync(path.join(root, 'index.ts'), '');
      commands.startStudio = ({desiredPort}: {desiredPort: unknown}) => {
        ports.push(desiredPort);
        return ports.length < 3 ? Promise.resolve() : Promise.reject(new Error('This is enough.'));
      };
      for (const port of [null, 4000]) {
        if (port) flags.port = port;
        else delete flags.port;
        await assert.rejects(studioCommand(root, [path.join(root, 'index.ts')], 'error'), {message: 'This is enough.'});
        assert.deepEqual(ports.splice(0), [port, port, port]);
      }
    } finally {
      console.log = log;
      commands.startStudio = own;
      if (given === undefined) delete flags.port;
      else flags.port = given;
      for (const [index, part] of parts.entries()) Object.assign(part, before[index]);
    }
  },
);
