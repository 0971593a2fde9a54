import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {seekToFrame(given: object): Promise<void>};

export default inNode(
  'Before a frame is captured, the renderer waits until no handle is open, sets the frame, waits again until no handle is open, and then for document.fonts.ready.',
  async () => {
    const {seekToFrame} = installed<Module>('@remotion/renderer/dist/seek-to-frame.js');
    const events: string[] = [];
    let arrive: (() => void) | undefined;
    const on = () => undefined;
    const page = {
      browser: {on, off: on},
      on,
      off: on,
      _client: () => ({
        send: (_: string, {functionDeclaration}: {functionDeclaration: string}) => {
          events.push(/remotion_\w+/.exec(functionDeclaration)![0]);
          return Promise.resolve({value: {result: {value: undefined}}, size: 1});
        },
      }),
      evaluateHandle(code: string) {
        events.push(code);
        return new Promise<void>((resolve) => (arrive = resolve));
      },
      mainFrame: () => ({
        executionContext: () => Promise.resolve({_contextId: 1}),
        _mainWorld: {
          waitForFunction({pageFunction}: {pageFunction: string}) {
            events.push(/remotion_\w+ === \w+/.exec(pageFunction)![0]);
            return {promise: Promise.resolve('ready'), terminate: on};
          },
        },
      }),
    };
    let isDone = false;
    const seeking = seekToFrame({frame: 42, page, composition: 'Fern', timeoutInMilliseconds: 5000, logLevel: 'error', indent: false, attempt: 1}).then(
      () => (isDone = true),
    );
    while (!arrive) await new Promise(setImmediate);
    assert.deepEqual(events, ['remotion_renderReady === true', 'remotion_setFrame', 'remotion_renderReady === true', 'document.fonts.ready']);
    assert.equal(isDone, false);
    arrive();
    await seeking;
    assert.equal(isDone, true);
  },
);
