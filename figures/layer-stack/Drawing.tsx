import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const layers = ['Sky', 'Sun', 'Hills', 'Title'];
const pictures = [
  <rect key="sky" width={160} height={90} fill="var(--accent)" fillOpacity={0.16} />,
  <circle key="sun" cx={96} cy={44} r={18} fill="var(--ink)" fillOpacity={0.3} />,
  <path key="hills" d="M0 90V66L40 46L76 70L118 40L160 66V90Z" fill="var(--proven)" fillOpacity={0.4} />,
  <path key="title" d="M24 26H92M24 38H66" stroke="var(--ink)" strokeWidth={5} />,
];

export const Drawing = ({width}: Canvas) => {
  const step = isNarrow(width) ? 46 : 104;
  const left = isNarrow(width) ? 6 : 74;
  return (
    <Sheet width={width} height={208}>
      {layers.map((name, index) => (
        <g key={name} transform={`matrix(0.84 -0.3 0 1 ${left + index * step} ${70 + index * 6})`}>
          <rect width={160} height={90} fill="var(--raised)" fillOpacity={0.55} stroke="var(--control)" />
          {pictures[index]}
        </g>
      ))}
      {layers.map((name, index) => (
        <Label key={name} x={left + index * step + 4} y={182 + index * 6}>
          {name}
        </Label>
      ))}
    </Sheet>
  );
};
