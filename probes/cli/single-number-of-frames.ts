import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {inNode} from '../lib/probe';

type Range = number | [number, number] | null;
type Frames = {setFrameRangeFromCli: (range: unknown) => void; getRange: () => Range};
type Images = {setImageSequence: (wanted: boolean) => void; getShouldOutputImageSequence: (range: Range) => boolean};

const load = createRequire(path.join(__dirname, '../../package.json'));
const FOLDER = path.join(__dirname, '../../node_modules/@remotion/cli/dist/config');

/** A copy of a module that nothing has been set in. */
function fresh<Module>(name: string): Module {
  const file = path.join(FOLDER, name);
  const known = load.cache[file];
  delete load.cache[file];
  const module = load(file) as Module;
  if (known) load.cache[file] = known;
  else delete load.cache[file];
  return module;
}

export default inNode(
  'A single number of --frames is rendered to images, as with --sequence, and a range of one frame to a video; three numbers and words throw.',
  () => {
    const {setFrameRangeFromCli, getRange} = fresh<Frames>('frame-range.js');
    const {setImageSequence, getShouldOutputImageSequence} = fresh<Images>('image-sequence.js');
    const images = (frames: unknown) => {
      setFrameRangeFromCli(frames);
      return [getRange(), getShouldOutputImageSequence(getRange())];
    };
    assert.deepEqual(images(30), [30, true]);
    assert.deepEqual(images('30-59'), [[30, 59], false]);
    assert.deepEqual(images('30-30'), [[30, 30], false]);
    assert.throws(() => images('1-2-3'), {message: "--frames flag must be a number or 2 numbers separated by '-', instead got 3 numbers"});
    assert.throws(() => images('first'), {message: '--frames flag must be a single number, or 2 numbers separated by `-`'});
    setImageSequence(true);
    assert.equal(getShouldOutputImageSequence([30, 59]), true);
  },
);
