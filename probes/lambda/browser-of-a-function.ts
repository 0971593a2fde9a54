import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {gl?: string | null; enableMultiProcessOnLinux?: boolean; userAgent?: string};
type Get = (given: object) => Promise<{instance: object}>;

export default inNode(
  'On Lambda, Chrome starts with gl swangle unless another is set, and never with several processes; the next call reuses it unless its settings or the log level differ.',
  async () => {
    const {RenderInternals} = installed<{RenderInternals: {internalOpenBrowser: unknown}}>('@remotion/renderer/dist/index.js');
    const {getBrowserInstanceImplementation: get} = installed<{getBrowserInstanceImplementation: Get}>('@remotion/serverless/dist/get-browser-instance.js');
    const {internalOpenBrowser} = RenderInternals;
    const started: Options[] = [];
    let disconnect = () => undefined as void;
    RenderInternals.internalOpenBrowser = ({chromiumOptions}: {chromiumOptions: Options}) => {
      started.push(chromiumOptions);
      return Promise.resolve({
        on: (_: string, listener: () => void) => (disconnect = listener),
        close: () => Promise.resolve(),
        runner: {rememberEventLoop: () => undefined, forgetEventLoop: () => undefined, deleteBrowserCaches: () => undefined},
      });
    };
    const insideFunctionSpecifics = {getBrowserInstance: get, forgetBrowserEventLoop: () => undefined};
    const launch = (chromiumOptions: Options, logLevel = 'error') =>
      get({logLevel, indent: false, chromiumOptions, providerSpecifics: {getChromiumPath: () => null}, insideFunctionSpecifics});
    try {
      const first = await launch({gl: null, enableMultiProcessOnLinux: true});
      assert.deepEqual(started, [{gl: 'swangle', enableMultiProcessOnLinux: false}]);
      assert.equal(await launch({gl: 'swangle'}), first);
      assert.equal(started.length, 1);
      await launch({gl: 'angle'});
      await launch({gl: 'angle', userAgent: 'Robo/1'});
      await launch({gl: 'angle', userAgent: 'Robo/1'}, 'warn');
      assert.deepEqual(
        started.map(({gl}) => gl),
        ['swangle', 'angle', 'angle', 'angle'],
      );
      assert.ok(started.every(({enableMultiProcessOnLinux}) => !enableMultiProcessOnLinux));
    } finally {
      disconnect();
      RenderInternals.internalOpenBrowser = internalOpenBrowser;
    }
  },
);
