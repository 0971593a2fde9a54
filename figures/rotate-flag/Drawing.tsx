import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

/** How far the house is turned clockwise in the file, and by each value. */
const STORED = 90;

const pictures = [
  {name: 'in the file', note: 'flag: 270', turn: 0, isSource: true},
  {name: '`rotate: 0`', note: '640 × 360', turn: 0},
  {name: '`rotate: 270`', note: '360 × 640', turn: 270, isRight: true},
  {name: '`rotate: 90`', note: '360 × 640', turn: 90},
];

export const Drawing = ({width}: Canvas) => {
  const perRow = isNarrow(width) ? 2 : 4;
  const own = width / perRow;
  const long = Math.min(128, own - 24);
  const short = (long * 9) / 16;
  const row = long + 58;
  return (
    <Sheet width={width} height={(4 / perRow) * row - 6}>
      {pictures.map(({name, note, turn, isSource, isRight}, index) => {
        const x = ((index % perRow) + 0.5) * own;
        const top = Math.floor(index / perRow) * row;
        const isTall = turn % 180 !== 0;
        const [w, h] = isTall ? [short, long] : [long, short];
        const color = isRight ? 'var(--proven)' : isSource ? 'var(--control)' : 'var(--accent)';
        return (
          <g key={name}>
            <rect
              x={round(x - w / 2)}
              y={round(top + 1 + (long - h) / 2)}
              width={round(w)}
              height={round(h)}
              fill={`color-mix(in srgb,${color} 10%,var(--raised))`}
              stroke={color}
              strokeDasharray={isSource ? '4 4' : undefined}
            />
            <g transform={`translate(${round(x)} ${round(top + 1 + long / 2)}) rotate(${STORED + turn})`}>
              <path d="M-20 24V-4L0 -26L20 -4V24ZM-6 24V8H6V24" stroke={color} />
            </g>
            <Label x={x} y={top + long + 20} anchor="middle">
              {name}
            </Label>
            <Label x={x} y={top + long + 37} anchor="middle" size={12} tone="soft">
              {note}
            </Label>
          </g>
        );
      })}
    </Sheet>
  );
};
