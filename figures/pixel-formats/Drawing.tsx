import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const formats = {yuv444p: 1, yuv420p: 2};

type BlockProps = {x: number; y: number; cell: number; side: number; tone: string};

/** 8 × 4 pixels in seven shades; `side` pixels in a row and in a column share one. */
function Block({x, y, cell, side, tone}: BlockProps) {
  const shades = Array.from({length: 7}, () => '');
  for (let row = 0; row < 4 / side; row++)
    for (let column = 0; column < 8 / side; column++) {
      const size = cell * side;
      shades[(column * 3 + row * 5) % 7] += `M${x + column * size} ${y + row * size}h${size}v${size}h-${size}z`;
    }
  return shades.map((d, shade) => <path key={shade} d={d} fill={tone} fillOpacity={(shade + 1) / 10} stroke="var(--raised)" />);
}

export const Drawing = ({width}: Canvas) => {
  const cell = isNarrow(width) ? 18 : 22;
  const column = isNarrow(width) ? 166 : 210;
  const left = isNarrow(width) ? 0 : 110;
  return (
    <Sheet width={width} height={isNarrow(width) ? 262 : 232}>
      <Label x={left} y={14} isBold>
        Brightness
      </Label>
      <Label x={left + column} y={14} isBold>
        Color
      </Label>
      {Object.entries(formats).map(([name, side], row) => {
        const y = 26 + row * (cell * 4 + (isNarrow(width) ? 48 : 22)) + (isNarrow(width) ? 18 : 0);
        return (
          <g key={name}>
            <Label x={0} y={isNarrow(width) ? y - 8 : y + cell * 2 + 4}>
              {`\`${name}\``}
            </Label>
            <Block x={left} y={y} cell={cell} side={1} tone="var(--ink)" />
            <Block x={left + column} y={y} cell={cell} side={side} tone="var(--accent)" />
          </g>
        );
      })}
    </Sheet>
  );
};
