import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {inNode} from '../lib/probe';

type Cli = {
  parsedCli: Record<string, unknown>;
  parseCommandLine: () => void;
  Config: {setKeyboardShortcutsEnabled: (enabled: boolean) => void};
  ConfigInternals: {getKeyboardShortcutsEnabled: () => boolean; getWebpackPolling: () => number | null};
};

const load = createRequire(path.join(__dirname, '../../package.json'));
const CLI = path.join(__dirname, '../../node_modules/@remotion/cli/dist');

/** The modules that read the arguments once, loaded anew. */
function withFlags<Result>(flags: string[], read: (cli: Cli) => Result): Result {
  const {argv} = process;
  const kept = Object.entries(load.cache).filter(([file]) => file.startsWith(CLI));
  const forget = () => {
    for (const file of Object.keys(load.cache)) if (file.startsWith(CLI)) delete load.cache[file];
  };
  forget();
  process.argv = [...argv.slice(0, 2), 'studio', ...flags];
  try {
    return read(Object.assign({}, ...['parsed-cli.js', 'parse-command-line.js', 'config/index.js'].map((file) => load(path.join(CLI, file)) as object)) as Cli);
  } finally {
    process.argv = argv;
    forget();
    Object.assign(load.cache, Object.fromEntries(kept));
  }
}

export default inNode(
  'The Studio isolates its page with --cross-site-isolation=false too, but not with --no-cross-site-isolation; --webpack-poll needs a number, and its flag alone switches keyboard shortcuts off.',
  () => {
    const isolated = (...flags: string[]) =>
      withFlags(flags, ({parsedCli}) => Boolean(BrowserSafeApis.options.enableCrossSiteIsolationOption.getValue({commandLine: parsedCli}).value));
    assert.deepEqual(
      [isolated(), isolated('--cross-site-isolation'), isolated('--cross-site-isolation=false'), isolated('--no-cross-site-isolation')],
      [false, true, true, false],
    );
    BrowserSafeApis.options.enableCrossSiteIsolationOption.setConfig(true);
    try {
      assert.deepEqual([isolated(), isolated('--no-cross-site-isolation')], [true, false]);
    } finally {
      BrowserSafeApis.options.enableCrossSiteIsolationOption.setConfig(false);
    }

    withFlags(['--webpack-poll'], ({parseCommandLine}) => assert.throws(parseCommandLine, {message: 'Polling must be a number or null, got true instead.'}));
    withFlags(['--webpack-poll=1000'], ({parseCommandLine, ConfigInternals}) => {
      parseCommandLine();
      assert.equal(ConfigInternals.getWebpackPolling(), 1000);
    });

    const shortcuts = (...flags: string[]) =>
      withFlags(flags, ({parseCommandLine, Config, ConfigInternals}) => {
        Config.setKeyboardShortcutsEnabled(false);
        parseCommandLine();
        return ConfigInternals.getKeyboardShortcutsEnabled();
      });
    assert.deepEqual([shortcuts(), shortcuts('--disable-keyboard-shortcuts')], [true, false]);
  },
);
