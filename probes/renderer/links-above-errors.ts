import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {inNode} from '../lib/probe';

const HELP = '💡 Get help for this issue at https://remotion.dev/docs/';
const LATE = 'A delayRender() "Loading" was called but not cleared after 28000ms.';

const LINKS: [string, string[]][] = [
  [LATE, ['timeout']],
  [LATE.replace('Loading', 'Fetching http://localhost:3000/proxy?src=a.mp4'), ['troubleshooting/delay-render-proxy', 'timeout']],
  ['Protocol error: Target closed', ['target-closed']],
  ['Timed out evaluating page function "() => 1"', ['troubleshooting/timed-out-page-function']],
  ['spawn ENAMETOOLONG', ['enametoolong']],
  ['Compositor exited with signal SIGKILL', []],
  ['no ink left', []],
];

export default inNode(
  'For timeouts of delayRender(), with /proxy of a video frame too, Target closed, Timed out evaluating and ENAMETOOLONG, the renderer prints a line with 💡 and a link, unless --log is warn or error.',
  () => {
    const {log} = console;
    const lines: string[] = [];
    console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
    let count = 0;
    const linksOf = (message: string, logLevel: 'info' | 'warn' | 'error') => {
      // An error whose stack was printed already has no second line.
      const error = Object.assign(new Error(message), {stack: `${message} ${Date.now()} ${count++}`});
      RenderInternals.printUsefulErrorMessage(error, logLevel, false);
      return lines.splice(0).filter((line) => line !== '');
    };
    try {
      for (const [message, pages] of LINKS) {
        assert.deepEqual(
          linksOf(message, 'info'),
          pages.map((page) => HELP + page),
        );
        assert.deepEqual([...linksOf(message, 'warn'), ...linksOf(message, 'error')], []);
      }
    } finally {
      console.log = log;
    }
  },
);
