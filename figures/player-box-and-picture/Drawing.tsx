import {Label} from '../kit/Label';
import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const cases = [
  {name: 'width 640', box: [640, 360]},
  {name: '640 × 640', box: [640, 640]},
  {name: '1000 × 300', box: [1000, 300]},
  {name: '`maxWidth` 500', box: [500, 720]},
] as const;

export const Drawing = ({width}: Canvas) => {
  const perRow = isNarrow(width) ? 2 : 4;
  const own = width / perRow;
  const scale = (own - 18) / 1000;
  const tall = 720 * scale;
  return (
    <Sheet width={width} height={(4 / perRow) * (tall + 44) - 14}>
      {cases.map(({name, box: [w, h]}, index) => {
        const x = (index % perRow) * own + 1;
        const y = Math.floor(index / perRow) * (tall + 44) + 26;
        const fit = Math.min(w / 1280, h / 720);
        return (
          <g key={name}>
            <Label x={x} y={y - 12}>
              {name}
            </Label>
            <rect x={x} y={round(y)} width={round(w * scale)} height={round(h * scale)} stroke="var(--control)" strokeDasharray="4 4" />
            <rect
              x={round(x + ((w - 1280 * fit) / 2) * scale)}
              y={round(y + ((h - 720 * fit) / 2) * scale)}
              width={round(1280 * fit * scale)}
              height={round(720 * fit * scale)}
              fill="var(--accent)"
              fillOpacity={0.14}
              stroke="var(--accent)"
            />
          </g>
        );
      })}
    </Sheet>
  );
};
