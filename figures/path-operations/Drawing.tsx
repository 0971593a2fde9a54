import {evolvePath, getBoundingBox, getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {Label} from '../kit/Label';
import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const d = 'M6 70C30 4 54 4 74 46S112 84 138 14';
const half = getLength(d) / 2;
const point = getPointAtLength(d, half);
const tangent = getTangentAtLength(d, half);
const box = getBoundingBox(d);
const drawn = evolvePath(0.6, d);

const pictures = {
  evolve: (
    <path d={d} stroke="var(--accent)" strokeWidth={3} strokeDasharray={drawn.strokeDasharray} strokeDashoffset={drawn.strokeDashoffset} strokeLinecap="butt" />
  ),
  point: <circle cx={round(point.x)} cy={round(point.y)} r={6} fill="var(--accent)" />,
  tangent: (
    <path
      d={`M${round(point.x - tangent.x * 34)} ${round(point.y - tangent.y * 34)}L${round(point.x + tangent.x * 34)} ${round(point.y + tangent.y * 34)}`}
      stroke="var(--accent)"
      strokeWidth={3}
    />
  ),
  'bounding box': <rect x={round(box.x1)} y={round(box.y1)} width={round(box.width)} height={round(box.height)} stroke="var(--accent)" strokeDasharray="4 4" />,
};

export const Drawing = ({width}: Canvas) => {
  const perRow = isNarrow(width) ? 2 : 4;
  return (
    <Sheet width={width} height={(4 / perRow) * 124 - 6}>
      {Object.entries(pictures).map(([name, picture], index) => (
        <g key={name} transform={`translate(${(index % perRow) * (width / perRow) + 4} ${Math.floor(index / perRow) * 124})`}>
          <Label x={0} y={14} isBold>
            {name}
          </Label>
          <g transform="translate(0 26)">
            <path d={d} stroke="var(--control)" strokeWidth={1} />
            {picture}
          </g>
        </g>
      ))}
    </Sheet>
  );
};
