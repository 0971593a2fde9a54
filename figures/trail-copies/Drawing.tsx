import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const frames = [0, 5, 10, 15, 20];
const opacities = [0, 0.2, 0.4, 0.6, 1];

export const Drawing = ({width}: Canvas) => {
  const radius = isNarrow(width) ? 20 : 28;
  const step = (width - 2 * radius - 20) / 4;
  return (
    <Sheet width={width} height={radius * 2 + 40}>
      <path d={`M10 ${radius + 6}H${width - 10}`} stroke="var(--hairline-strong)" strokeDasharray="4 4" />
      {frames.map((frame, index) => (
        <g key={frame}>
          <circle
            cx={10 + radius + index * step}
            cy={radius + 6}
            r={radius}
            fill="var(--accent)"
            fillOpacity={opacities[index]}
            stroke={index === 0 ? 'var(--control)' : undefined}
            strokeDasharray="4 4"
          />
          <Label x={10 + radius + index * step} y={radius * 2 + 30} size={12} tone={index === 4 ? 'red' : 'soft'} anchor="middle">
            {index === 4 ? 'frame 20' : `${frame}`}
          </Label>
        </g>
      ))}
    </Sheet>
  );
};
