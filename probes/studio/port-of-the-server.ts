import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve} from '../lib/serve';

type Wish = {desiredPort: number | undefined; from: number; to: number};
type Started = {port: number; close(): Promise<void>};
type Port = {port: number; unlockPort(): void};
const {startServer} = installed<{startServer(options: object): Promise<Started>}>('@remotion/studio-server/dist/preview-server/start-server.js');
const {BundlerInternals} = installed<{BundlerInternals: {webpackConfig(): Promise<[string, object]>}}>('@remotion/bundler');
const {RenderInternals} = installed<{RenderInternals: {getDesiredPort(wish: Wish): Promise<Port>}}>('@remotion/renderer');

const headersOf = (port: number) =>
  new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
    http.get({port, host: 'localhost', path: '/favicon.ico'}, (answer) => (resolve(answer.headers), answer.resume())).on('error', reject);
  });

export default slowInNode(
  'The Studio takes the port that it is told, else that of PORT, else the first free one from 3000 to 3100, and ends if a certain one is taken; it sends both headers of isolation only if that is switched on.',
  async () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'tiny.js'), '');
    const {webpackConfig} = BundlerInternals;
    const {getDesiredPort} = RenderInternals;
    const free = getDesiredPort;
    const wishes: unknown[] = [];
    BundlerInternals.webpackConfig = () => Promise.resolve(['', {mode: 'none', context: folder, entry: './tiny.js', output: {path: folder}}]);
    const started = (options: object) => startServer({remotionRoot: folder, forceIPv4: true, logLevel: 'error', ...options});
    const taken = await serve((_, response) => response.end());
    try {
      await assert.rejects(
        started({port: Number(new URL(taken.origin).port)}),
        /^Error: You specified port \d+ to be used for the HTTP server, but it is not available\./,
      );
      RenderInternals.getDesiredPort = ({desiredPort, from, to}) => {
        wishes.push([desiredPort, from, to]);
        return Promise.resolve({port: 0, unlockPort: () => undefined});
      };
      delete process.env.PORT;
      await (await started({})).close();
      process.env.PORT = '4000';
      await (await started({})).close();
      await (await started({port: 5000})).close();
      assert.deepEqual(wishes, [
        [undefined, 3000, 3100],
        [4000, 3000, 3100],
        [5000, 3000, 3100],
      ]);
      RenderInternals.getDesiredPort = () => free({desiredPort: undefined, from: 3000, to: 3100, hostsToTry: ['0.0.0.0']} as Wish);
      for (const enableCrossSiteIsolation of [true, false]) {
        const studio = await started({enableCrossSiteIsolation});
        const headers = await headersOf(studio.port);
        const both = [headers['cross-origin-opener-policy'], headers['cross-origin-embedder-policy']];
        assert.deepEqual(both, enableCrossSiteIsolation ? ['same-origin', 'require-corp'] : [undefined, undefined]);
        await studio.close();
      }
    } finally {
      taken.close();
      BundlerInternals.webpackConfig = webpackConfig;
      RenderInternals.getDesiredPort = getDesiredPort;
    }
  },
);
