import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {decodePng} from '../lib/picture';
import {byCommand} from '../lib/probe';

const GRAYS: [samples: number, gray: number][] = [
  [5, 130],
  [8, 128],
  [10, 130],
  [16, 128],
  [20, 120],
  [32, 128],
  [64, 128],
  [100, 100],
];
type Square = [background: string, samples: number, expected: number[]];
const SQUARES: Square[] = [
  ...GRAYS.map(([samples, gray]): Square => ['rgb(128, 128, 128)', samples, [gray, gray, gray]]),
  ['white', 10, [255, 255, 255]],
  ['white', 100, [255, 255, 255]],
  ['rgb(20, 60, 200)', 100, [0, 100, 200]],
];

const ENTRY = `
import {CameraMotionBlur} from '@remotion/motion-blur';
import {Composition, registerRoot} from 'remotion';

const squares = ${JSON.stringify(SQUARES)};
const Squares = () => squares.map(([background, samples], index) => (
  <div key={index} style={{position: 'absolute', left: index * 20, top: 0, width: 20, height: 20}}>
    <CameraMotionBlur samples={samples}>
      <div style={{position: 'absolute', inset: 0, background}} />
    </CameraMotionBlur>
  </div>
));
registerRoot(() => <Composition id="Squares" component={Squares} width={220} height={20} fps={30} durationInFrames={200} />);
`;

export default byCommand(
  'What stands still in a CameraMotionBlur is mixed from samples that are rounded: a gray of 128 comes out of a render as in the table, white stays white, and rgb(20, 60, 200) becomes rgb(0, 100, 200) with 100 samples.',
  async (project) => {
    project.withComposition();
    fs.symlinkSync(path.join(__dirname, '../../node_modules/@remotion/motion-blur'), path.join(project.folder, 'node_modules/@remotion/motion-blur'));
    project.write({'src/index.tsx': ENTRY});
    const {code, output} = await project.remotion(['still', 'Squares', 'squares.png', '--frame=100']);
    assert.equal(code, 0, output);
    const picture = decodePng(project.read('squares.png'));
    assert.deepEqual(
      SQUARES.map((_, index) => picture.at(index * 20 + 10, 10).slice(0, 3)),
      SQUARES.map(([, , expected]) => expected),
    );
  },
);
