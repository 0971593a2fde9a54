import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {ServerResponse} from 'node:http';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where the browser listens; overlay.ts names it too. */
const ENDPOINT = '/__checks';

/** The part of the development server that is used here. */
type DevServer = {app?: {get(path: string, answer: (request: unknown, response: ServerResponse) => void): void}};

/**
 * Shows what the checks find in a file as soon as it is saved, in the terminal and in the browser. Only `npm start` has it: a build checks the whole
 * content before it begins, and nothing of this reaches a reader.
 */
export default function liveChecks({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  const listeners = new Set<ServerResponse>();
  let child: ChildProcess | undefined;
  let latest = '[]';

  const start = (): void => {
    child ??= fork(path.join(siteDir, 'checks/watch.ts'), {cwd: siteDir, execArgv: ['--import', 'tsx']}).on('message', (findings) => {
      latest = JSON.stringify(findings);
      for (const response of listeners) response.write(`data: ${latest}\n\n`);
    });
  };

  const listen = (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'});
    response.write(`data: ${latest}\n\n`);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  return {
    name: 'live-checks',
    getClientModules: () => [path.join(__dirname, 'overlay.ts')],
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : // The server's options are typed by a package that the framework brings along.
          ({
            devServer: {
              onListening({app}: DevServer) {
                app?.get(ENDPOINT, listen);
                start();
              },
            },
          } as object),
  };
}
