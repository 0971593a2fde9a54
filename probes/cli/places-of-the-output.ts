import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Given = {args: string[]; compositionDefaultOutName?: string | null; imageSequence?: boolean};
const {getOutputFilename} = installed<{getOutputFilename: (given: object) => string}>('@remotion/cli/dist/get-filename.js');
const {getOutputLocation} = installed<{getOutputLocation: (given: object) => string}>('@remotion/cli/dist/user-passed-output-location.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');
const {ConfigInternals} = installed<{ConfigInternals: {getOutputLocation: () => string | null}}>('@remotion/cli/dist/config/index.js');

export default inNode(
  'The last argument or --output names the file, and both throw; else it is out/ with the default name or the id. Without an extension, a video gets that of the codec, a still none, and images refuse any.',
  () => {
    const {parsedCli} = commandLine;
    const {getOutputLocation: getFromConfig} = ConfigInternals;
    const video = ({args, compositionDefaultOutName = null, imageSequence = false}: Given) =>
      getOutputFilename({
        ...{imageSequence, compositionName: 'Invoice', compositionDefaultOutName, args},
        ...{defaultExtension: 'mp4', fromUi: null, logLevel: 'error'},
      });
    const still = (args: string[], compositionDefaultOutName: string | null = null) =>
      getOutputLocation({compositionId: 'Invoice', defaultExtension: 'png', args, type: 'asset', outputLocationFromUi: null, compositionDefaultOutName});
    ConfigInternals.getOutputLocation = () => null;
    try {
      commandLine.parsedCli = {};
      assert.deepEqual([video({args: []}), video({args: ['a/b.mkv']}), video({args: ['a/b']})], ['out/Invoice.mp4', 'a/b.mkv', 'a/b.mp4']);
      assert.equal(video({args: [], compositionDefaultOutName: 'march'}), 'out/march.mp4');
      assert.equal(video({args: [], compositionDefaultOutName: 'march', imageSequence: true}), 'out/march');
      assert.equal(video({args: ['a/b'], imageSequence: true}), 'a/b');
      assert.throws(() => video({args: ['a/b.png'], imageSequence: true}), {
        message: 'The output directory of the image sequence cannot have an extension. Got: png',
      });
      assert.deepEqual([still([]), still([], 'march'), still(['a/b'])], ['out/Invoice.png', 'out/march.png', 'a/b']);

      commandLine.parsedCli = {output: 'c/d'};
      assert.deepEqual([video({args: []}), still([])], ['c/d.mp4', 'c/d']);
      const message = 'Both an output flag (--output) and an output location as a positional argument were passed. Please choose only one of the ways.';
      assert.throws(() => video({args: ['a.mp4']}), {message});
      assert.throws(() => still(['a.png']), {message});
    } finally {
      commandLine.parsedCli = parsedCli;
      ConfigInternals.getOutputLocation = getFromConfig;
    }
  },
);
