import {isNarrow, type Canvas} from '../kit/canvas';
import {Frames} from '../kit/Frames';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const COUNT = 4;
const FIRST = 58;

/** How far the clock of a library is in a tab that began to render at its own moment. */
const ownClock = [86, 22, 98, 34];

const rows = [
  {name: 'The library runs by itself', at: (index: number) => ownClock[index] ?? 0, tone: 'soft' as const},
  {name: 'The frame sets the time', at: (index: number) => 46 + index * 16, tone: 'blue' as const},
];

export const Drawing = ({width}: Canvas) => {
  const cell = (width - 2 - (COUNT - 1) * 6) / COUNT;
  const row = (cell * 9) / 16 + 30 + 26;
  return (
    <Sheet width={width} height={rows.length * row - (isNarrow(width) ? 6 : 10)}>
      {rows.map(({name, at, tone}, index) => (
        <g key={name} transform={`translate(0 ${Math.round(index * row)})`}>
          <Label x={0} y={14} isBold>
            {name}
          </Label>
          <svg y={22} width={width} height={row - 22} viewBox={`0 0 ${width} ${row - 22}`}>
            <Frames
              width={width}
              perRowOnPhone={COUNT}
              frames={Array.from({length: COUNT}, (_, frame) => ({
                text: `${FIRST + frame} · tab ${1 + (frame % 2)}`,
                picture: <circle cx={at(frame)} cy={45} r={11} fill={tone === 'blue' ? 'var(--accent)' : 'var(--control)'} />,
              }))}
            />
          </svg>
        </g>
      ))}
    </Sheet>
  );
};
