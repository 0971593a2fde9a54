import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const orders = {'rotate, then translate': 'rotate(30) translate(120 0)', 'translate, then rotate': 'translate(120 0) rotate(30)'};

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  return (
    <Sheet width={width} height={phone ? 284 : 152}>
      {Object.entries(orders).map(([name, transform], index) => (
        <g key={name} transform={phone ? `translate(0 ${index * 164})` : `translate(${index * 330} 0)`}>
          <Label x={2} y={14} isBold>
            {name}
          </Label>
          <g transform="translate(50 58)">
            <path d="M0 0H150" stroke="var(--control)" strokeDasharray="4 4" transform={index === 0 ? 'rotate(30)' : undefined} />
            <rect x={-22} y={-22} width={44} height={44} rx={4} stroke="var(--control)" strokeDasharray="4 4" />
            <g transform={transform}>
              <rect x={-22} y={-22} width={44} height={44} rx={4} fill="var(--accent)" fillOpacity={0.14} stroke="var(--accent)" />
            </g>
          </g>
        </g>
      ))}
    </Sheet>
  );
};
