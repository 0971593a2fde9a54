import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {round} from './canvas';
import type {Layout, Link, Place} from './diagram-layout';
import {Label, LINE_HEIGHT} from './Label';
import {textWidth, wrap} from './text';

type Point = [x: number, y: number];

const OFF = 3;

/** An arrow between two boxes of a diagram, with its text: beside a line that goes down, above one that goes across, in one that is slanted. */
export function LinkLine({from, to, text, tone, isDashed, shift = 0, layout, width}: Link & {layout: Layout; width: number}): ReactNode {
  const {places, isDown, trunks} = layout;
  const a = places.get(from);
  const b = places.get(to);
  if (!a || !b) return null;
  if (trunks.has(from) && a.x === b.x && a.y < b.y) {
    return (
      <>
        <Arrow points={trunk(a, b)} tone={tone} isDashed={isDashed} />
        {text && (
          <Label x={b.x + 1} y={b.y - 8} size={12} tone="soft">
            {text}
          </Label>
        )}
      </>
    );
  }
  const isVertical = a.x === b.x || (isDown && a.y !== b.y);
  const [start, end] = isVertical ? down(a, b, shift) : across(a, b, shift);
  const isSlanted = start[0] !== end[0] && start[1] !== end[1];
  // Arrows to several boxes spread toward their ends.
  const share = isSlanted ? 0.6 : 0.5;
  const middle: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  const room = isVertical ? (isSlanted ? 120 : width - middle[0] - 12) : Math.abs(end[0] - start[0]) - 14;
  return (
    <>
      <Arrow points={[start, end]} tone={tone} isDashed={isDashed} />
      {text && <LinkText lines={wrap(text, room, 12)} middle={middle} isVertical={isVertical} isSlanted={isSlanted} isLeft={shift < 0} isBelow={shift > 0} />}
    </>
  );
}

type TextProps = {lines: string[]; middle: Point; isVertical: boolean; isSlanted: boolean; isLeft: boolean; isBelow: boolean};

function LinkText({lines, middle: [x, y], isVertical, isSlanted, isLeft, isBelow}: TextProps): ReactNode {
  const widest = Math.max(...lines.map((line) => textWidth(line, 12)));
  const height = lines.length * LINE_HEIGHT;
  if (isSlanted) {
    return (
      <>
        <rect x={round(x - widest / 2 - 3)} y={round(y - height / 2)} width={round(widest + 6)} height={height} fill="var(--raised)" />
        <Label x={x} y={y - height / 2 + 13} size={12} anchor="middle" tone="soft">
          {lines.join('\n')}
        </Label>
      </>
    );
  }
  if (isVertical) {
    return (
      <Label x={isLeft ? x - 9 : x + 9} y={y - height / 2 + 13} size={12} anchor={isLeft ? 'end' : 'start'} tone="soft">
        {lines.join('\n')}
      </Label>
    );
  }
  return (
    <Label x={x} y={isBelow ? y + 16 : y - height + 9} size={12} anchor="middle" tone="soft">
      {lines.join('\n')}
    </Label>
  );
}

const trunk = (a: Place, b: Place): Point[] => [
  [a.x - OFF, a.y + a.height / 2],
  [a.x - 18, a.y + a.height / 2],
  [a.x - 18, b.y + b.height / 2],
  [b.x - OFF, b.y + b.height / 2],
];

function down(a: Place, b: Place, shift: number): [Point, Point] {
  const isBelow = b.y > a.y;
  return [
    [a.x + a.width / 2 + shift, isBelow ? a.y + a.height + OFF : a.y - OFF],
    [b.x + b.width / 2 + shift, isBelow ? b.y - OFF : b.y + b.height + OFF],
  ];
}

function across(a: Place, b: Place, shift: number): [Point, Point] {
  const isRight = b.x > a.x;
  return [
    [isRight ? a.x + a.width + OFF : a.x - OFF, a.y + a.height / 2 + shift],
    [isRight ? b.x - OFF : b.x + b.width + OFF, b.y + b.height / 2 + shift],
  ];
}
