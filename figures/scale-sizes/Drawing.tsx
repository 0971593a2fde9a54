import {Label} from '../kit/Label';
import {isNarrow, round, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const scales = [0.5, 1, 1.5];

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  const unit = ((width - (phone ? 2 : 60)) / 1280) * (phone ? 0.64 : 1 / 3);
  // How far all before it reach.
  const before = (index: number, gap: number, side: number) => scales.slice(0, index).reduce((sum, scale) => sum + side * unit * scale + gap, 0);
  return (
    <Sheet width={width} height={phone ? before(3, 34, 720) - 8 : 720 * unit * 1.5 + 46}>
      {scales.map((scale, index) => {
        const w = 1280 * unit * scale;
        const h = 720 * unit * scale;
        const at = phone ? {x: 1, y: 20 + before(index, 34, 720)} : {x: 1 + before(index, 28, 1280), y: 26 + 720 * unit * 1.5 - h};
        return (
          <g key={scale}>
            <Label x={at.x} y={at.y - 7} size={12}>
              {`${scale}: ${1280 * scale} × ${720 * scale}`}
            </Label>
            <svg x={round(at.x)} y={round(at.y)} width={round(w)} height={round(h)} viewBox="0 0 160 90">
              <rect x={0.75} y={0.75} width={158.5} height={88.5} fill="var(--accent)" fillOpacity={0.08} stroke="var(--accent)" />
              <circle cx={44} cy={45} r={20} fill="var(--accent)" fillOpacity={0.5} />
              <path d="M80 38H136M80 52H116" stroke="var(--ink-soft)" strokeWidth={5} />
            </svg>
          </g>
        );
      })}
    </Sheet>
  );
};
