import {makePie, makePolygon, makeRect, makeStar, makeTriangle} from '@remotion/shapes';
import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const shapes: [note: string, shape: {path: string; width: number; height: number}][] = [
  ['`innerRadius` 20', makeStar({points: 5, innerRadius: 20, outerRadius: 40})],
  ['`innerRadius` 10', makeStar({points: 5, innerRadius: 10, outerRadius: 40})],
  ['`progress` 0.65', makePie({radius: 38, progress: 0.65, closePath: true})],
  ['`points` 6', makePolygon({points: 6, radius: 40})],
  ['`length` 76', makeTriangle({length: 76, direction: 'up', cornerRadius: 0})],
  ['`cornerRadius` 14', makeRect({width: 76, height: 56, cornerRadius: 14})],
];

export const Drawing = ({width}: Canvas) => {
  const perRow = isNarrow(width) ? 2 : 3;
  const column = width / perRow;
  return (
    <Sheet width={width} height={(6 / perRow) * 128 - 10}>
      {shapes.map(([note, {path, width: w, height}], index) => {
        const x = (index % perRow) * column + column / 2;
        const y = Math.floor(index / perRow) * 128;
        return (
          <g key={note}>
            <path
              d={path.replace(/\d+\.\d{2,}/g, (number) => Number(number).toFixed(1))}
              transform={`translate(${x - w / 2} ${y + 44 - height / 2})`}
              fill="var(--accent)"
              fillOpacity={0.14}
              stroke="var(--accent)"
            />
            <Label x={x} y={y + 106} anchor="middle" size={12} tone="soft">
              {note}
            </Label>
          </g>
        );
      })}
    </Sheet>
  );
};
