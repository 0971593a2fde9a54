import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const TOLERANCE = 40;

const pixels: {name: string; red: number; green: number; blue: number}[] = [
  {name: 'Bright wall', red: 40, green: 200, blue: 60},
  {name: 'Wall in shadow', red: 20, green: 90, blue: 40},
  {name: 'Skin', red: 224, green: 172, blue: 140},
];

const LINE = 18;

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  const left = phone ? 66 : 216;
  const full = width - left - (phone ? 96 : 190);
  const head = phone ? 24 : 0;
  const row = head + 3 * LINE + 22;
  return (
    <Sheet width={width} height={pixels.length * row - 20}>
      {pixels.map(({name, red, green, blue}, index) => {
        const top = index * row + head;
        const other = Math.max(red, blue);
        const excess = green - other;
        const isGone = excess > TOLERANCE;
        const toX = (value: number) => left + (value / 255) * full;
        return (
          <g key={name}>
            <Label x={0} y={phone ? top - 8 : top + LINE + 13} isBold>
              {name}
            </Label>
            {[`red ${red}`, `green ${green}`, `blue ${blue}`].map((text, channel) => (
              <Label key={text} x={left - 8} y={top + channel * LINE + 13} size={12} tone="soft" anchor="end">
                {text}
              </Label>
            ))}
            {[red, Math.min(green, other), blue].map((value, channel) => (
              <rect
                key={channel}
                x={round(left)}
                y={top + channel * LINE + 3}
                width={round(toX(value) - left)}
                height={12}
                fill={channel === 1 ? 'var(--proven)' : 'var(--control)'}
              />
            ))}
            {excess > 0 && <rect x={round(toX(other))} y={top + LINE + 3} width={round(toX(green) - toX(other))} height={12} fill="var(--accent)" />}
            <Label x={left + full + 12} y={top + LINE + 4} size={phone ? 12 : 13} tone={isGone ? 'blue' : 'ink'} isBold>
              {isGone ? 'transparent' : 'stays'}
            </Label>
            <Label x={left + full + 12} y={top + LINE + 21} size={12} tone="soft">
              {excess > 0 ? `excess ${excess}` : 'no excess'}
            </Label>
          </g>
        );
      })}
    </Sheet>
  );
};
