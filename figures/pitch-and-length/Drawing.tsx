import {Ground} from '../kit/Box';
import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const WAVES = 4;

const sounds = [
  {name: 'original', tone: 1, rate: 1},
  {name: '`toneFrequency={2}`', tone: 2, rate: 1},
  {name: '`playbackRate={2}`', tone: 1, rate: 2},
  {name: 'both', tone: 2, rate: 2},
];

/** Waves as arcs: two to each. */
const wave = (count: number, length: number, height: number): string => {
  const half = length / count / 2;
  return `q${round(half / 2)} ${-height} ${round(half)} 0t${round(half)} 0` + `t${round(half)} 0t${round(half)} 0`.repeat(count - 1);
};

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  const left = phone ? 1 : 176;
  const row = phone ? 72 : 56;
  const full = width - left - 1;
  return (
    <Sheet width={width} height={sounds.length * row - 8}>
      {sounds.map(({name, tone, rate}, index) => {
        const top = index * row + (phone ? 22 : 1);
        const length = full / rate;
        return (
          <g key={name}>
            <Label x={0} y={phone ? top - 7 : top + 27}>
              {name}
            </Label>
            <Ground x={left} y={top} width={length} height={42} tone={index === 0 ? 'soft' : 'blue'} />
            <path
              d={`M${left} ${top + 21}${wave((WAVES * tone) / rate, length, 26)}`}
              stroke={index === 0 ? 'var(--ink-soft)' : 'var(--accent)'}
              strokeWidth={2}
            />
          </g>
        );
      })}
    </Sheet>
  );
};
