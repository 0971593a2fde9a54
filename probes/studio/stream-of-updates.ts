import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Middleware = (request: object, response: object, next: () => void) => void;
const {webpackHotMiddleware} = installed<{webpackHotMiddleware: (compiler: object, logLevel: string) => Middleware}>(
  '@remotion/studio-server/dist/preview-server/hot-middleware/index.js',
);

export default inNode('The Studio sends updates as a stream of events at /__webpack_hmr, and something on it every 10 seconds.', () => {
  const {setInterval} = globalThis;
  let beat: (() => void) | undefined;
  let every: number | undefined;
  globalThis.setInterval = ((run: () => void, milliseconds: number) => {
    [beat, every] = [run, milliseconds];
    return {unref: () => undefined};
  }) as unknown as typeof setInterval;
  const hook = {tap: () => undefined};
  let middleware: Middleware;
  try {
    middleware = webpackHotMiddleware({hooks: {invalid: hook, done: hook}}, 'error');
  } finally {
    globalThis.setInterval = setInterval;
  }
  const written: string[] = [];
  let type: unknown;
  const response = {
    writeHead: (_: number, headers: Record<string, string>) => (type = headers['Content-Type']),
    write: (text: string) => written.push(text),
  };
  let passed = 0;
  const ask = (url: string) =>
    middleware(Object.assign(new EventEmitter(), {url, httpVersion: '1.1', socket: {setKeepAlive: () => undefined}}), response, () => passed++);
  ask('/index.html');
  assert.deepEqual([passed, type], [1, undefined]);
  ask('/__webpack_hmr');
  assert.deepEqual([passed, type], [1, 'text/event-stream;charset=utf-8']);
  assert.equal(every, 10_000);
  const before = written.length;
  beat?.();
  assert.equal(written.length, before + 1);
});
