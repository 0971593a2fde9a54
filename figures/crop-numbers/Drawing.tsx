import {Arrow} from '../kit/Arrow';
import {Ground} from '../kit/Box';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

export const Drawing = ({width}: Canvas) => {
  const own = Math.min(width - 2, 480);
  const left = (width - own) / 2;
  const height = own * 0.62;
  const x = left + own * 0.3;
  const y = height * 0.3;
  const w = own * 0.62;
  const h = height * 0.58;
  const size = isNarrow(width) ? 12 : 13;
  return (
    <Sheet width={width} height={height + 2}>
      <rect x={left} y={1} width={own} height={height} rx={4} fill="var(--sunken)" stroke="var(--control)" />
      <Label x={left + 10} y={height - 9} size={12} tone="soft">
        recording
      </Label>
      <Ground x={x} y={y} width={w} height={h} tone="blue" />
      <Label x={x + w / 2} y={y + h / 2 - 4} anchor="middle" isBold>
        what stays
      </Label>
      <Label x={x + w / 2} y={y + 18} size={size} anchor="middle">
        1 width
      </Label>
      <Label x={x + w - 8} y={y + h / 2 + 16} size={size} anchor="end">
        2 height
      </Label>
      <Arrow
        points={[
          [left + 2, y + h * 0.7],
          [x - 3, y + h * 0.7],
        ]}
        tone="blue"
      />
      <Label x={left + (x - left) / 2} y={y + h * 0.7 - 8} size={size} anchor="middle">
        3 left
      </Label>
      <Arrow
        points={[
          [x + w * 0.5, 3],
          [x + w * 0.5, y - 3],
        ]}
        tone="blue"
      />
      <Label x={x + w * 0.5 + 9} y={y / 2 + 5} size={size}>
        4 top
      </Label>
    </Sheet>
  );
};
