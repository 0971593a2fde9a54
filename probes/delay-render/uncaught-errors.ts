import assert from 'node:assert/strict';
import path from 'node:path';
import {openBrowser, renderMedia} from '@remotion/renderer';
import {byCommand} from '../lib/probe';
import {setting} from '../lib/run-folder';

const ENTRY = `import {useEffect} from 'react';
import {Composition, delayRender, registerRoot} from 'remotion';

const fail = (from) => {
  throw new Error('No tide from a ' + from);
};
const tasks = {
  effect: () => fail('effect'),
  timer: () => setTimeout(() => fail('timer'), 100),
  promise: async () => fail('promise'),
};
const Note = ({from}) => {
  useEffect(() => {
    delayRender('Loading the tide');
    tasks[from]();
  }, []);
  return null;
};
registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`;

export default byCommand(
  'An error that nobody catches, in an effect, a timer or a promise, stops a render that waits for a handle, with its message instead of a timeout.',
  async (project) => {
    project.withComposition();
    project.write({'src/index.tsx': ENTRY});
    const bundled = await project.remotion(['bundle']);
    assert.equal(bundled.code, 0, bundled.output);
    const browserExecutable = setting('browser');
    const browser = await openBrowser('chrome', {browserExecutable, logLevel: 'error'});
    try {
      for (const from of ['effect', 'timer', 'promise']) {
        const film = renderMedia({
          codec: 'h264',
          outputLocation: path.join(project.folder, 'out.mp4'),
          serveUrl: path.join(project.folder, 'build'),
          puppeteerInstance: browser,
          browserExecutable,
          logLevel: 'error',
          concurrency: 1,
          composition: {
            ...{id: 'Note', width: 320, height: 180, fps: 30, durationInFrames: 10, defaultProps: {}, props: {from}},
            ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
          },
        });
        await assert.rejects(film, new RegExp(`No tide from a ${from}`));
      }
    } finally {
      await browser.close({silent: true});
    }
  },
);
