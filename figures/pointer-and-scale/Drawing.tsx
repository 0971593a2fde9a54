import {Arrow} from '../kit/Arrow';
import {Label} from '../kit/Label';
import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  const large = phone ? width - 2 : 380;
  const cases = [
    {name: 'On the screen: 640 × 360', w: large / 2, x: 1, y: 26, move: '100 px'},
    {name: 'In the composition: 1280 × 720', w: large, x: phone ? 1 : 640 - large - 1, y: phone ? 26 + (large / 2) * 0.5625 + 40 : 26, move: '200 px'},
  ];
  return (
    <Sheet width={width} height={cases[1] ? cases[1].y + large * 0.5625 + 1 : 0}>
      {cases.map(({name, w, x, y, move}) => (
        <g key={name}>
          <Label x={x} y={y - 10} size={12}>
            {name}
          </Label>
          <rect x={x} y={round(y)} width={round(w)} height={round(w * 0.5625)} stroke="var(--control)" />
          <rect x={round(x + w * 0.1)} y={round(y + w * 0.12)} width={round(w * 0.26)} height={round(w * 0.16)} stroke="var(--control)" strokeDasharray="4 4" />
          <rect
            x={round(x + w * 0.52)}
            y={round(y + w * 0.12)}
            width={round(w * 0.26)}
            height={round(w * 0.16)}
            fill="var(--accent)"
            fillOpacity={0.14}
            stroke="var(--accent)"
          />
          <Arrow
            tone="red"
            points={[
              [x + w * 0.23, y + w * 0.36],
              [x + w * 0.65, y + w * 0.36],
            ]}
          />
          <Label x={x + w * 0.44} y={y + w * 0.36 + 20} size={12} tone="red" anchor="middle">
            {move}
          </Label>
        </g>
      ))}
    </Sheet>
  );
};
