import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

type Size = [width: number, height: number];

const sources: Size[] = [
  [1920, 1080],
  [480, 270],
];

const modes: {name: string; factor: (size: Size) => number}[] = [
  {name: '`width` 640', factor: ([width]) => 640 / width},
  {name: '`max-width` 640', factor: ([width]) => Math.min(1, 640 / width)},
  {name: '`height` 640', factor: ([, height]) => 640 / height},
  {name: '`scale` 0.5', factor: () => 0.5},
];

/** As H.264 needs it: whole pixels, and an even number of them. */
const even = (pixels: number) => Math.floor(Math.round(pixels) / 2) * 2;

export const Drawing = ({width}: Canvas) => {
  const perRow = isNarrow(width) ? 2 : 4;
  const own = width / perRow;
  const scale = (own - 16) / 1920;
  const tall = [1080, 640].map((pixels) => pixels * scale);
  const row = 26 + tall[0]! + 26 + tall[1]! + 34;
  return (
    <Sheet width={width} height={(4 / perRow) * row - 12}>
      {modes.map(({name, factor}, index) => {
        const x = (index % perRow) * own + 1;
        const top = Math.floor(index / perRow) * row;
        return (
          <g key={name}>
            <Label x={x} y={top + 14}>
              {name}
            </Label>
            {sources.map((size, at) => {
              const y = top + 26 + at * (tall[0]! + 26);
              const [w, h] = size.map((pixels) => even(pixels * factor(size))) as Size;
              return (
                <g key={at}>
                  <rect x={x} y={round(y)} width={round(w * scale)} height={round(h * scale)} fill="var(--accent)" fillOpacity={0.14} stroke="var(--accent)" />
                  <rect x={x} y={round(y)} width={round(size[0] * scale)} height={round(size[1] * scale)} stroke="var(--control)" strokeDasharray="4 4" />
                  <Label x={x} y={y + tall[at]! + 16} size={12} tone="soft">
                    {`${w} × ${h}`}
                  </Label>
                </g>
              );
            })}
          </g>
        );
      })}
    </Sheet>
  );
};
