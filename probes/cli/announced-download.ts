import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Bar = {defaultBrowserDownloadProgress(given: object): (download: {chromeMode: string}) => object};

const {defaultBrowserDownloadProgress} = installed<Bar>('@remotion/cli/dist/browser-download-bar.js');

export default inNode('Also with --quiet, the command line announces the download of a browser on stdout, in a line whose first word is Downloading.', () => {
  const {write} = process.stdout;
  const {log} = console;
  const lines: string[] = [];
  console.log = (...words: unknown[]) => void lines.push(words.join(' '));
  try {
    for (const chromeMode of ['headless-shell', 'chrome-for-testing'])
      defaultBrowserDownloadProgress({indent: false, logLevel: 'info', quiet: true})({chromeMode});
  } finally {
    console.log = log;
    process.stdout.write = write;
  }
  assert.deepEqual(
    // eslint-disable-next-line no-control-regex -- colors of the terminal
    lines.map((line) => line.replaceAll(/\u001B\[\d+m/g, '').split(' ')[0]),
    ['Downloading', 'Downloading'],
  );
});
