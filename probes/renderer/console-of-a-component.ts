import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {Page} = installed<{Page: new (options: object) => unknown}>('@remotion/renderer/dist/browser/BrowserPage.js');

const METHODS = ['log', 'error'] as const;

export default inNode(
  'console.error() of a component and a file that fails to load are printed at every level, the latter with its URL, console.log() and console.warn() only at verbose; onBrowserLog gets all.',
  () => {
    const before = METHODS.map((method) => console[method]);
    const printed: string[] = [];
    for (const method of METHODS) console[method] = (...parts: unknown[]) => printed.push(parts.join(' '));
    const logged = (logLevel: string) => {
      // The connection to a browser, from which messages come.
      const client = Object.assign(new EventEmitter(), {id: () => 'client', send: () => Promise.resolve({value: {}})});
      const received: string[] = [];
      const onBrowserLog = ({type, text}: {type: string; text: string}) => received.push(`${type} ${text}`);
      assert.ok(new Page({client, target: {}, browser: {}, sourceMapGetter: () => null, logLevel, indent: false, pageIndex: 0, onBrowserLog}));
      client.emit('Runtime.executionContextCreated', {context: {id: 1, auxData: {}}});
      printed.length = 0;
      for (const type of ['log', 'warning', 'error'])
        client.emit('Runtime.consoleAPICalled', {executionContextId: 1, type, args: [{type: 'string', value: `a ${type}`}]});
      const text = 'Failed to load resource: the server responded with a status of 404 ()';
      client.emit('Log.entryAdded', {entry: {level: 'error', text, source: 'network', url: 'http://localhost:3000/_next/image?url=a'}});
      assert.deepEqual([...new Set(received)], ['log a log', 'warning a warning', 'error a error', `error ${text}`]);
      return printed.splice(0).join('\n');
    };
    try {
      for (const level of ['verbose', 'info', 'error']) {
        const output = logged(level);
        assert.match(output, /a error/, level);
        assert.match(output, /http:\/\/localhost:3000\/_next\/image\?url=a.* Failed to load resource: the server responded with a status of 404/, level);
        assert.equal(/a log/.test(output), level === 'verbose');
        assert.equal(/a warning/.test(output), level === 'verbose');
      }
    } finally {
      for (const [index, method] of METHODS.entries()) console[method] = before[index]!;
    }
  },
);
