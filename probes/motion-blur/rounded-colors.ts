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
type Square = [background: string, samples: number, expected: number[], behind?: string];
const SQUARES: Square[] = [
  ...GRAYS.map(([samples, gray]): Square => ['rgb(128, 128, 128)', samples, [gray, gray, gray]]),
  ['white', 10, [255, 255, 255]],
  ['white', 100, [255, 255, 255]],
  ['white', 10, [255, 255, 255], 'black'],
  ['white', 12, [252, 252, 252], 'black'],
  ['white', 40, [240, 240, 240], 'black'],
  ['rgb(20, 60, 200)', 100, [0, 100, 200]],
];

const ENTRY = `
import {CameraMotionBlur} from '@remotion/motion-blur';
import {Composition, registerRoot} from 'remotion';

const squares = ${JSON.stringify(SQUARES)};
const Squares = () => squares.map(([background, samples, , behind], index) => (
  <div key={index} style={{position: 'absolute', left: index * 20, top: 0, width: 20, height: 20, background: behind}}>
    <CameraMotionBlur samples={samples}>
      <div style={{position: 'absolute', inset: 0, background}} />
    </CameraMotionBlur>
  </div>
));
registerRoot(() => <Composition id="Squares" component={Squares} width={280} height={20} fps={30} durationInFrames={200} />);
`;

export default byCommand(
  'What stands still in a CameraMotionBlur is mixed from rounded samples: a gray of 128 as in the table, white over black is 255 with 10, 252 with 12 and 240 with 40 samples, rgb(20, 60, 200) is rgb(0, 100, 200) with 100.',
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
