import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Box, boxHeight, type Words} from './Box';
import {isNarrow, type Canvas} from './canvas';
import {Sheet} from './Sheet';
import type {Tone} from './tones';

export type Step = Words & {tone?: Tone; isDashed?: boolean};

type Props = Canvas & {
  /** From first to last; steps in a list happen beside each other. */
  steps: (Step | Step[])[];
  /** How many stand side by side on a wide canvas before the next row begins. */
  columns?: number;
};

const GAP = 30;
const BETWEEN = 10;

/** Steps that follow each other, from left to right, or from top to bottom on a phone. */
export function Flow({width, steps, columns = 4}: Props): ReactNode {
  const lists = steps.map((step) => (Array.isArray(step) ? step : [step]));
  return isNarrow(width) ? <Column width={width} lists={lists} /> : <Rows width={width} lists={lists} columns={Math.min(columns, lists.length)} />;
}

type Place = Step & {x: number; y: number; width: number; height: number};

/** One group below the other; the boxes of a group stand in pairs. */
function stack(lists: Step[][], width: number): {groups: Place[][]; height: number} {
  let y = 1;
  const groups = lists.map((list): Place[] => {
    // Two beside each other leave room for their words.
    const perRow = list.length === 1 ? 1 : 2;
    const own = (width - 2 - (perRow - 1) * BETWEEN) / perRow;
    const rows = Array.from({length: Math.ceil(list.length / perRow)}, (_, row) => list.slice(row * perRow, (row + 1) * perRow));
    const places = rows.flatMap((row, index) => {
      const height = Math.max(...row.map((step) => boxHeight(step, own)));
      const top = y;
      y += height + (index === rows.length - 1 ? 0 : BETWEEN);
      // One that is left over gets the whole row.
      return row.map((step, at) => ({...step, x: 1 + at * (own + BETWEEN), y: top, width: row.length === 1 ? width - 2 : own, height}));
    });
    y += GAP - 4;
    return places;
  });
  return {groups, height: y - GAP + 5};
}

function Column({width, lists}: {width: number; lists: Step[][]}): ReactNode {
  const {groups, height} = stack(lists, width);
  const middle = width / 2;
  return (
    <Sheet width={width} height={height}>
      {groups.map((group, index) => (
        <Group key={index} places={group} />
      ))}
      {groups.slice(1).map((group, index) => {
        const from = Math.max(...(groups[index] ?? []).map(({y, height}) => y + height));
        const to = group[0]?.y ?? 0;
        return (
          <Arrow
            key={index}
            points={[
              [middle, from + 3],
              [middle, to - 3],
            ]}
          />
        );
      })}
    </Sheet>
  );
}

function Rows({width, lists, columns}: {width: number; lists: Step[][]; columns: number}): ReactNode {
  const own = (width - 2 - (columns - 1) * GAP) / columns;
  const heights = lists.map((list) => list.map((step) => boxHeight(step, own)));
  const rows = Array.from({length: Math.ceil(lists.length / columns)}, (_, row) => row);
  const single = (row: number) => Math.max(...heights.slice(row * columns, (row + 1) * columns).flatMap((list) => (list.length === 1 ? list : [])), 0);
  const rowHeight = (row: number) =>
    Math.max(single(row), ...heights.slice(row * columns, (row + 1) * columns).map((list) => list.reduce((sum, height) => sum + height + BETWEEN, -BETWEEN)));
  const tops = rows.map((row) => rows.slice(0, row).reduce((sum, before) => sum + rowHeight(before) + GAP, 1));
  const groups = lists.map((list, index): Place[] => {
    const row = Math.floor(index / columns);
    const all = list.length === 1 ? [single(row)] : (heights[index] ?? []);
    const total = all.reduce((sum, height) => sum + height + BETWEEN, -BETWEEN);
    let y = (tops[row] ?? 0) + (rowHeight(row) - total) / 2;
    return list.map((step, at) => {
      const place = {...step, x: 1 + (index % columns) * (own + GAP), y, width: own, height: all[at] ?? 0};
      y += place.height + BETWEEN;
      return place;
    });
  });
  const last = rows.length - 1;
  return (
    <Sheet width={width} height={(tops[last] ?? 0) + rowHeight(last) + 1}>
      {groups.map((group, index) => (
        <Group key={index} places={group} />
      ))}
      {groups.slice(1).map((group, index) => (
        <Links key={index} from={groups[index] ?? []} to={group} />
      ))}
    </Sheet>
  );
}

const Group = ({places}: {places: Place[]}): ReactNode => places.map((place, index) => <Box key={index} {...place} />);

/** Arrows from each box of a group to each of the next, if one of both is alone; else one to one. */
function Links({from, to}: {from: Place[]; to: Place[]}): ReactNode {
  const [first] = to;
  const [before] = from;
  if (!first || !before) return null;
  if (first.x < before.x) {
    // The next row begins: out of the bottom, along the gap, in at the top.
    const x = before.x + before.width / 2;
    const bottom = Math.max(...from.map(({y, height}) => y + height));
    const top = Math.min(...to.map(({y}) => y));
    const gap = (bottom + top) / 2;
    return (
      <Arrow
        points={[
          [x, bottom + 3],
          [x, gap],
          [first.x + first.width / 2, gap],
          [first.x + first.width / 2, top - 3],
        ]}
      />
    );
  }
  const pairs =
    from.length === to.length ? from.map((place, index) => [place, to[index] ?? first] as const) : from.flatMap((a) => to.map((b) => [a, b] as const));
  return pairs.map(([a, b], index) => (
    <Arrow
      key={index}
      points={[
        [a.x + a.width + 3, a.y + a.height / 2],
        [b.x - 3, b.y + b.height / 2],
      ]}
    />
  ));
}
