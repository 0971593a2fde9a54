import assert from 'node:assert/strict';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {anew, installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {rejectsWith} from '../lib/render-options';

type Name = (given: object) => string;
const {getOutputFilename} = installed<{getOutputFilename: Name}>('@remotion/cli/dist/get-filename.js');
const commandLine = installed<{parsedCli: object}>('@remotion/cli/dist/parsed-cli.js');
const {ConfigInternals} = installed<{ConfigInternals: {getOutputLocation: () => string | null}}>('@remotion/cli/dist/config/index.js');
const {getFramesToRender} = installed<{getFramesToRender: (range: number[], step: number) => number[]}>(
  '@remotion/renderer/dist/get-duration-from-frame-range.js',
);
type Range = {setFrameRangeFromCli: (flag: string) => void; getRange: () => [number, number]};

export default inNode(
  'An extension that no codec has, such as .ogg or .flac, leads to h264, which refuses it with the message of the page; --codec=mp3 without a path writes to out/Podcast.mp3; the frames from 30 to 59 are these 30 alone.',
  async () => {
    const codec = (outName: string | null, flag?: string) =>
      BrowserSafeApis.options.videoCodecOption.getValue(
        {commandLine: flag ? {codec: flag} : {}},
        {outName, compositionCodec: null, configFile: null, downloadName: null, uiCodec: null},
      ).value;
    const message = 'When using the h264 codec with the aac audio codec, the output filename must end in one of the following: mp4, mkv, mov.';
    for (const extension of ['ogg', 'flac']) {
      assert.equal(codec(`out/podcast.${extension}`), 'h264');
      assert.ok((await rejectsWith({codec: 'h264', outputLocation: `out/podcast.${extension}`})).includes(message));
    }

    const {parsedCli} = commandLine;
    const {getOutputLocation} = ConfigInternals;
    ConfigInternals.getOutputLocation = () => null;
    commandLine.parsedCli = {};
    try {
      assert.equal(codec(null, 'mp3'), 'mp3');
      const defaultExtension = BrowserSafeApis.defaultFileExtensionMap.mp3.default;
      const given = {imageSequence: false, compositionName: 'Podcast', compositionDefaultOutName: null, args: [], fromUi: null, logLevel: 'error'};
      assert.equal(getOutputFilename({...given, defaultExtension}), 'out/Podcast.mp3');
    } finally {
      commandLine.parsedCli = parsedCli;
      ConfigInternals.getOutputLocation = getOutputLocation;
    }
    const {setFrameRangeFromCli, getRange} = anew<Range>('@remotion/cli/dist/config/frame-range.js');
    setFrameRangeFromCli('30-59');
    const frames = getFramesToRender(getRange(), 1);
    assert.deepEqual([frames.length, frames[0], frames.at(-1)], [30, 30, 59]);
  },
);
