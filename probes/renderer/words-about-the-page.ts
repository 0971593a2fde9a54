import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Evaluate = {puppeteerEvaluateWithCatchAndTimeout(given: object): Promise<unknown>};
type Setup = {setPropsAndEnv(given: object): Promise<unknown>};
type Session = new (connection: object, targetType: string, sessionId: string) => {_onClosed(): void; send(method: string): Promise<unknown>};
type Ready = {waitForReady(given: object): Promise<unknown>};

const {puppeteerEvaluateWithCatchAndTimeout} = installed<Evaluate>('@remotion/renderer/dist/puppeteer-evaluate.js');
const {setPropsAndEnv} = installed<Setup>('@remotion/renderer/dist/set-props-and-env.js');
const {CDPSession} = installed<{CDPSession: Session}>('@remotion/renderer/dist/browser/Connection.js');
const {waitForReady} = installed<Ready>('@remotion/renderer/dist/seek-to-frame.js');

const never = () => new Promise(() => undefined);

export default inNode(
  '“Timed out evaluating page function” is a page that does not answer, “Timed out after … while setting up the headless browser.” one that does not load, “Session closed” or “Target closed (page disposed)” a closed one.',
  async () => {
    const silent = {mainFrame: () => ({executionContext: never})};
    await assert.rejects(
      puppeteerEvaluateWithCatchAndTimeout({page: silent, pageFunction: () => 1, args: [], frame: null, timeoutInMilliseconds: 20}),
      /^Error: Timed out evaluating page function "/,
    );

    const blank = {evaluateOnNewDocument: never, setDefaultTimeout: () => undefined, setDefaultNavigationTimeout: () => undefined};
    const setup = {page: blank, serveUrl: 'https://videos.example.com', timeoutInMilliseconds: 30_000, logLevel: 'error', envVariables: {}};
    const {setTimeout} = globalThis;
    globalThis.setTimeout = ((call: () => void, delay: number) => setTimeout(call, delay === 30_000 ? 20 : delay)) as never;
    try {
      const setting = setPropsAndEnv({...setup, onServeUrlVisited: () => undefined});
      await assert.rejects(setting, /^Error: Timed out after 30000ms while setting up the headless browser\.\n/);
    } finally {
      globalThis.setTimeout = setTimeout;
    }

    const session = new CDPSession({_rawSend: () => 1}, 'page', 'tab-1');
    session._onClosed();
    await assert.rejects(session.send('Page.captureScreenshot'), {
      message: 'Protocol error (Page.captureScreenshot): Session closed. Most likely the page has been closed.',
    });

    const waitForFunction = () => ({promise: never(), terminate: () => undefined});
    const page = Object.assign(new EventEmitter(), {browser: new EventEmitter(), mainFrame: () => ({_mainWorld: {waitForFunction}})});
    const waiting = waitForReady({page, timeoutInMilliseconds: 30_000, frame: 12, indent: false, logLevel: 'error'});
    page.emit('disposed');
    await assert.rejects(waiting, {message: 'Target closed (page disposed)'});
  },
);
