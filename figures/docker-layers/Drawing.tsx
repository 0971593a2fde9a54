import {Box} from '../kit/Box';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const layers = ['Your code', '`npm ci`', 'Browser, fonts', '`node:22`'];

const builds = [
  {name: 'New code', again: 1},
  {name: 'New lockfile', again: 2},
  {name: 'First build', again: 4},
];

export const Drawing = ({width}: Canvas) => {
  const gap = isNarrow(width) ? 8 : 28;
  const own = (width - 2 - gap * (builds.length - 1)) / builds.length;
  return (
    <Sheet width={width} height={26 + layers.length * 50}>
      {builds.map(({name, again}, index) => {
        const x = 1 + index * (own + gap);
        return (
          <g key={name}>
            <Label x={x} y={14} size={12} isBold>
              {name}
            </Label>
            {layers.map((layer, level) => (
              <Box key={layer} x={x} y={28 + level * 50} width={own} height={46} title={layer} tone={level < again ? 'blue' : 'soft'} />
            ))}
          </g>
        );
      })}
    </Sheet>
  );
};
