import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

type Part = {kind: 'webcam' | 'screen' | 'captions'; x: number; y: number; width: number; height: number};

const M = 30;

const pictures: {name: string; size: [number, number]; parts: Part[]}[] = [
  {
    name: '`square`, screen',
    size: [1080, 1080],
    parts: [
      {kind: 'webcam', x: M, y: M, width: 400, height: 457},
      {kind: 'captions', x: 470, y: M, width: 580, height: 457},
      {kind: 'screen', x: M, y: 517, width: 1020, height: 533},
    ],
  },
  {
    name: '`square`, webcam',
    size: [1080, 1080],
    parts: [
      {kind: 'webcam', x: M, y: M, width: 1020, height: 574},
      {kind: 'captions', x: M, y: 634, width: 1020, height: 416},
    ],
  },
  {
    name: '`landscape`, screen',
    size: [1920, 1080],
    parts: [
      {kind: 'screen', x: 0, y: 0, width: 1920, height: 1080},
      {kind: 'webcam', x: M, y: M, width: 350, height: 400},
    ],
  },
  {name: '`landscape`, webcam', size: [1920, 1080], parts: [{kind: 'webcam', x: 0, y: 0, width: 1920, height: 1080}]},
];

const FILLS = {webcam: 'color-mix(in srgb,var(--accent) 30%,var(--raised))', screen: 'color-mix(in srgb,var(--control) 30%,var(--raised))'};

const Picture = ({parts, scale}: {parts: Part[]; scale: number}) =>
  parts.map(({kind, x, y, width, height}) =>
    kind === 'captions' ? (
      <path
        key={kind}
        d={[0.3, 0.5, 0.7]
          .map((at) => `M${round((x + width * 0.1) * scale)} ${round((y + height * at) * scale)}h${round(width * (at === 0.7 ? 0.5 : 0.8) * scale)}`)
          .join('')}
        stroke="var(--ink)"
        strokeWidth={3}
      />
    ) : (
      <rect key={kind} x={round(x * scale)} y={round(y * scale)} width={round(width * scale)} height={round(height * scale)} fill={FILLS[kind]} />
    ),
  );

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  const high = phone ? 78 : 96;
  const scale = high / 1080;
  const gap = phone ? 30 : (width - 2 - 2 * (1080 + 1920) * scale) / 3;
  return (
    <Sheet width={width} height={phone ? 2 * (high + 44) - 14 : high + 30}>
      {pictures.map(({name, size: [w], parts}, index) => {
        const before = pictures.slice(phone ? index - (index % 2) : 0, index);
        const x = 1 + (phone ? (index % 2) * (1920 * scale + gap) : before.reduce((sum, {size}) => sum + size[0] * scale + gap, 0));
        const y = phone ? Math.floor(index / 2) * (high + 44) : 0;
        return (
          <g key={name} transform={`translate(${round(x)} ${y + 24})`}>
            <Label x={0} y={-9} size={12}>
              {name}
            </Label>
            <Picture parts={parts} scale={scale} />
            <rect width={round(w * scale)} height={high} stroke="var(--control)" />
          </g>
        );
      })}
    </Sheet>
  );
};
