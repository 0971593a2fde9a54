import {Box} from '../kit/Box';
import type {Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';
import type {Tone} from '../kit/tones';

type Scene = {title: string; note: string; tone?: Tone; isDashed?: boolean};

const rows: {name: string; scenes: (Scene | null)[]}[] = [
  {
    name: 'Before',
    scenes: [
      {title: 'Scene 1', note: 'take 1'},
      {title: 'Scene 2', note: 'take 2', tone: 'blue'},
      {title: 'Scene 3', note: 'take 3'},
    ],
  },
  {
    name: 'Only the file of take 2 deleted',
    scenes: [
      {title: 'Scene 1', note: 'take 1'},
      {title: 'Scene 2', note: 'take 3', tone: 'blue'},
      {title: 'Scene 3', note: 'nothing', isDashed: true},
    ],
  },
  {name: 'File and scene deleted', scenes: [{title: 'Scene 1', note: 'take 1'}, null, {title: 'Scene 3', note: 'take 3'}]},
];

const HEIGHT = 46;
const ROW = 84;

export const Drawing = ({width}: Canvas) => {
  const own = (width - 2 - 2 * 12) / 3;
  return (
    <Sheet width={width} height={rows.length * ROW - 14}>
      {rows.map(({name, scenes}, row) => (
        <g key={name}>
          <Label x={1} y={row * ROW + 13} size={12} tone="soft">
            {name}
          </Label>
          {scenes.map((scene, index) => scene && <Box key={index} {...scene} x={1 + index * (own + 12)} y={row * ROW + 22} width={own} height={HEIGHT} />)}
        </g>
      ))}
    </Sheet>
  );
};
