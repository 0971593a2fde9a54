import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {inNode} from '../lib/probe';
import {installed} from '../lib/installed';
import {newFolder} from '../lib/run-folder';

type Launcher = {launchChrome(given: {args: string[]}): Promise<never>};
type Open = {internalOpenBrowser(options: object): Promise<unknown>};
const launcher = installed<Launcher>('@remotion/renderer/dist/browser/Launcher.js');
const ensuring = installed<{internalEnsureBrowser: () => Promise<unknown>}>('@remotion/renderer/dist/ensure-browser.js');
const {internalOpenBrowser} = installed<Open>('@remotion/renderer/dist/open-browser.js');

const NAMED = ['--no-sandbox', '--disable-dev-shm-usage', '--no-proxy-server', '--font-render-hinting=none', '--force-color-profile=srgb', '--mute-audio'];

export default inNode(
  'Chrome starts with about 50 options, among them the six that the page names; certificates are checked unless that is switched off, the verbose log has the backend and the path, and a WebGL error gets a line with 💡.',
  async () => {
    const {log, warn} = console;
    const {launchChrome} = launcher;
    const {internalEnsureBrowser} = ensuring;
    const lines: string[] = [];
    let args: string[] = [];
    process.env.TMPDIR = newFolder();
    console.log = console.warn = (...parts: unknown[]) => void lines.push(parts.join(' '));
    ensuring.internalEnsureBrowser = () => Promise.resolve();
    launcher.launchChrome = (given) => {
      ({args} = given);
      return Promise.reject(new Error('It has started.'));
    };
    const open = async (chromiumOptions: object) => {
      const usual = {browser: 'chrome', browserExecutable: process.execPath, indent: false, viewport: null, chromeMode: 'headless-shell'};
      const opening = internalOpenBrowser({...usual, chromiumOptions, logLevel: 'verbose', onBrowserDownload: () => undefined});
      await assert.rejects(opening, {message: 'It has started.'});
    };
    try {
      await open({gl: 'angle'});
      assert.deepEqual(
        NAMED.filter((option) => !args.includes(option)),
        [],
      );
      assert.ok(args.length >= 50 && args.length < 65, String(args.length));
      assert.ok(lines.some((line) => line.includes(`gl = angle, executable = ${process.execPath}`)));
      const {length} = args;
      await open({gl: 'angle', ignoreCertificateErrors: true});
      assert.deepEqual([args.length, args.includes('--ignore-certificate-errors')], [length + 1, true]);
      lines.length = 0;
      RenderInternals.printUsefulErrorMessage(new Error('THREE.WebGLRenderer: Error creating WebGL context.'), 'info', false);
      assert.match(lines.join('\n'), /💡 You might need to set the OpenGL renderer to "angle-egl", "angle" \(or "swangle" if rendering on lambda\)\./);
    } finally {
      Object.assign(console, {log, warn});
      launcher.launchChrome = launchChrome;
      ensuring.internalEnsureBrowser = internalEnsureBrowser;
    }
  },
);
