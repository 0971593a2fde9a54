import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Chalk = {chalk: {enabled: () => boolean}};

const {gpuCommand} = installed<{gpuCommand(root: string, logLevel: string): Promise<void>}>('@remotion/cli/dist/gpu.js');
const {chalk} = installed<Chalk>('@remotion/cli/dist/chalk/index.js');
const SOFTWARE = ['Software only. Hardware acceleration disabled', 'Software only, hardware acceleration unavailable'];

export default inNode(
  'npx remotion gpu prints a line for each feature of the list. Enabled and Hardware accelerated are green, Disabled and both kinds of Software only red, and any other words keep their color.',
  async () => {
    const given = ['Enabled', 'Hardware accelerated', 'Disabled', ...SOFTWARE, 'Enabled but partly'];
    const {internalEnsureBrowser, getChromiumGpuInformation} = RenderInternals;
    const {enabled} = chalk;
    const {log} = console;
    const lines: string[] = [];
    const fakes = {
      internalEnsureBrowser: () => Promise.resolve({type: 'user-defined-path'}),
      getChromiumGpuInformation: () => Promise.resolve(given.map((status, index) => ({feature: `Feature ${index}`, status}))),
    };
    Object.assign(RenderInternals, fakes);
    chalk.enabled = () => true;
    console.log = (...words: unknown[]) => void lines.push(words.join(' '));
    try {
      await gpuCommand(process.cwd(), 'info');
    } finally {
      Object.assign(RenderInternals, {internalEnsureBrowser, getChromiumGpuInformation});
      chalk.enabled = enabled;
      console.log = log;
    }
    const [green, red] = [32, 31].map((color) => (text: string) => `\u001B[${color}m${text}\u001B[39m`);
    const shown = [green, green, red, red, red, String];
    assert.deepEqual(
      lines,
      given.map((status, index) => `Feature ${index}: ${shown[index]!(status)}`),
    );
  },
);
