import {boxHeight} from './Box';
import {isNarrow} from './canvas';
import type {Step} from './Flow';
import type {Tone} from './tones';

export type Node = Step & {
  id: string;
  /** Column and row on a wide canvas. On a phone, columns become rows, unless `phone` says otherwise. */
  at: [column: number, row: number];
  phone?: [column: number, row: number];
};

export type Link = {
  from: string;
  to: string;
  /** What goes along it. */
  text?: string;
  tone?: Tone;
  isDashed?: boolean;
  /** Moves the line aside, so that two can connect the same boxes. */
  shift?: number;
};

/** An area that encloses boxes: a network, an account, a page. */
export type Zone = {title: string; of: string[]};

export type Place = {x: number; y: number; width: number; height: number};

export type Layout = {
  places: Map<string, Place>;
  height: number;
  isDown: boolean;
  /** Boxes whose arrows leave at the left side, since several boxes below are their target. */ trunks: Set<string>;
};

const ZONE = {side: 12, top: 34, bottom: 12};

type Input = {width: number; nodes: Node[]; links: Link[]; zones: Zone[]; gap: number};

/** Where each box stands: columns of one width, rows as high as their highest box. */
export function layOut({width, nodes, links, zones, gap}: Input): Layout {
  const isDown = isNarrow(width);
  const cells = new Map(nodes.map(({id, at: [column, row], phone}): [string, [number, number]] => [id, isDown ? (phone ?? [row, column]) : [column, row]]));
  const cellOf = (id: string) => cells.get(id) ?? [0, 0];
  const columns = Math.max(...nodes.map(({id}) => cellOf(id)[0])) + 1;
  const rows = Math.max(...nodes.map(({id}) => cellOf(id)[1])) + 1;
  const trunks = isDown ? trunksOf(links, cells) : new Set<string>();
  const side = zones.length > 0 ? ZONE.side : 1;
  const left = side + (trunks.size > 0 ? 20 : 0);
  const between = isDown ? 44 : gap;
  const own = (width - left - side - (columns - 1) * between) / columns;
  const heights = Array.from({length: rows}, (_, row) => Math.max(0, ...nodes.filter(({id}) => cellOf(id)[1] === row).map((node) => boxHeight(node, own))));
  const isIn = ({of}: Zone, row: number) => of.some((id) => cellOf(id)[1] === row);
  /** Between two rows: room for the arrows that cross it, and for the edges of areas. */
  const roomBelow = (row: number) => {
    const isCrossed = links.some(({from, to}) => Math.min(cellOf(from)[1], cellOf(to)[1]) <= row && Math.max(cellOf(from)[1], cellOf(to)[1]) > row);
    const ends = zones.some((zone) => isIn(zone, row) && !isIn(zone, row + 1));
    const begins = zones.some((zone) => !isIn(zone, row) && isIn(zone, row + 1));
    return (isCrossed ? (isDown ? 38 : 30) : 14) + (ends ? ZONE.bottom : 0) + (begins ? ZONE.top : 0);
  };
  const first = zones.some((zone) => isIn(zone, 0)) ? ZONE.top : 1;
  const tops = heights.map((_, row) => heights.slice(0, row).reduce((sum, height, at) => sum + height + roomBelow(at), first));
  const places = new Map(
    nodes.map(({id}): [string, Place] => {
      const [column, row] = cellOf(id);
      return [id, {x: left + column * (own + between), y: tops[row] ?? 0, width: own, height: heights[row] ?? 0}];
    }),
  );
  const last = zones.some((zone) => isIn(zone, rows - 1)) ? ZONE.bottom : 1;
  return {places, height: (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + last, isDown, trunks};
}

/** In a column, arrows to several boxes, or past one, would cross the boxes between. */
function trunksOf(links: Link[], cells: Map<string, [number, number]>): Set<string> {
  const inColumn = links.flatMap(({from, to}) => {
    const [column, row] = cells.get(from) ?? [0, 0];
    const [toColumn, toRow] = cells.get(to) ?? [0, 0];
    return column === toColumn && row < toRow ? [{from, column, row, toRow}] : [];
  });
  const isBlocked = ({column, row, toRow}: (typeof inColumn)[number]) => [...cells.values()].some(([x, y]) => x === column && y > row && y < toRow);
  return new Set(inColumn.filter((link) => isBlocked(link)).map(({from}) => from));
}

/** The rectangle around the boxes of an area. */
export function zoneAround({of}: Zone, places: Map<string, Place>): Place {
  const inside = of.flatMap((id) => places.get(id) ?? []);
  const x = Math.min(...inside.map((place) => place.x)) - ZONE.side + 1;
  const y = Math.min(...inside.map((place) => place.y)) - ZONE.top + 1;
  const right = Math.max(...inside.map((place) => place.x + place.width)) + ZONE.side - 1;
  const bottom = Math.max(...inside.map((place) => place.y + place.height)) + ZONE.bottom - 1;
  return {x, y, width: right - x, height: bottom - y};
}
