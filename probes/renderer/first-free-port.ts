import assert from 'node:assert/strict';
import net from 'node:net';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

type Wish = {desiredPort: number | undefined; from: number; to: number; hostsToTry: string[]};
type Found = {port: number; unlockPort: () => void};
const ports = installed<{getDesiredPort: (wish: Wish) => Promise<Found>}>('@remotion/renderer/dist/get-port.js');
const videos = installed<{startOffthreadVideoServer: unknown}>('@remotion/renderer/dist/offthread-video-server.js');
const {serveStatic} = installed<{serveStatic: (folder: string, options: object) => Promise<{close: () => Promise<void>}>}>(
  '@remotion/renderer/dist/serve-static.js',
);

export default inNode(
  'The server of a render takes the first free port from 3000 to 3100, and a port that was asked for and is taken is refused with its number.',
  async () => {
    const {getDesiredPort} = ports;
    const {startOffthreadVideoServer} = videos;
    const asked: Wish[] = [];
    videos.startOffthreadVideoServer = () => ({listener: () => undefined, close: () => Promise.resolve(), compositor: {}});
    ports.getDesiredPort = (wish) => {
      asked.push(wish);
      return Promise.resolve({port: 0, unlockPort: () => undefined});
    };
    try {
      const server = await serveStatic(newFolder(), {port: null, downloadMap: {}, logLevel: 'error', indent: false, forceIPv4: false});
      await server.close();
      assert.deepEqual(
        asked.map(({from, to, desiredPort}) => [from, to, desiredPort]),
        [[3000, 3100, undefined]],
      );
    } finally {
      ports.getDesiredPort = getDesiredPort;
      videos.startOffthreadVideoServer = startOffthreadVideoServer;
    }

    // Three ports in a row, of which the first is taken.
    const taken = await serve((_, response) => response.end());
    const from = Number(new URL(taken.origin).port);
    const isTaken = (port: number) =>
      new Promise<boolean>((resolve) => {
        const socket = net.connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())));
        socket.on('error', () => resolve(false));
      });
    try {
      const range = {from, to: Math.min(from + 20, 65_535), hostsToTry: ['127.0.0.1']};
      const {port, unlockPort} = await getDesiredPort({...range, desiredPort: undefined});
      unlockPort();
      assert.ok(port > from);
      for (let before = from; before < port; before++) assert.ok(await isTaken(before), String(before));
      await assert.rejects(getDesiredPort({...range, desiredPort: from}), {
        message: `You specified port ${from} to be used for the HTTP server, but it is not available. Choose a different port or remove the setting to let Remotion automatically select a free port.`,
      });
    } finally {
      taken.close();
    }
  },
);
