import {Box} from '../kit/Box';
import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const places: [name: string, scale: number][] = [
  ['Studio, zoom 50 %', 0.5],
  ['Player, zoom 75 %', 0.75],
  ['Render', 1],
];

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  const left = phone ? 2 : 170;
  const row = phone ? 74 : 54;
  return (
    <Sheet width={width} height={row * 3 - 8}>
      {places.map(([name, scale], index) => (
        <g key={name}>
          <Label x={2} y={index * row + (phone ? 14 : 27)}>
            {name}
          </Label>
          <Box x={left} y={index * row + (phone ? 22 : 2)} width={200 * scale} height={40} title="Label" tone={scale === 1 ? 'green' : 'blue'} />
          <Label x={left + 200 * scale + 12} y={index * row + (phone ? 47 : 27)} tone="soft">
            {phone ? `${200 * scale} px` : `${200 * scale} pixels`}
          </Label>
        </g>
      ))}
    </Sheet>
  );
};
