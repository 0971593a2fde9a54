import type {ReactNode} from 'react';
import {Box, boxHeight} from './Box';
import {isNarrow, round, type Canvas} from './canvas';
import type {Step} from './Flow';
import {Label} from './Label';
import {Sheet} from './Sheet';

type Branch = Step & {children?: Branch[]};

type Placed = Branch & {x: number; level: number; parent?: Placed};

/** Trees of components beside each other, each under its name. */
export function Trees({width, trees}: Canvas & {trees: {name: string; root: Branch}[]}): ReactNode {
  const phone = isNarrow(width);
  const own = phone ? width : (width - (trees.length - 1) * 48) / trees.length;
  const placed = trees.map(({root}) => place(root, 0, 0, own));
  const sizes = placed.map((nodes) => measure(nodes, own));
  const tall = sizes.map(({height}) => height + 30);
  return (
    <Sheet width={width} height={phone ? tall.reduce((sum, height) => sum + height + 26, -26) : Math.max(...tall)}>
      {trees.map(({name}, index) => (
        <g
          key={name}
          transform={
            phone ? `translate(0 ${round(tall.slice(0, index).reduce((sum, height) => sum + height + 26, 0))})` : `translate(${round(index * (own + 48))} 0)`
          }
        >
          <Label x={1} y={14} isBold>
            {name}
          </Label>
          <g transform="translate(0 29)">
            <Nodes nodes={placed[index] ?? []} {...(sizes[index] ?? {box: 0, tops: [], heights: []})} />
          </g>
        </g>
      ))}
    </Sheet>
  );
}

type Sizes = {box: number; tops: number[]; heights: number[]};

const Nodes = ({nodes, box, tops, heights}: Sizes & {nodes: Placed[]}): ReactNode =>
  nodes.map((node, index) => {
    const top = tops[node.level] ?? 0;
    const before = node.parent && (tops[node.parent.level] ?? 0) + (heights[node.parent.level] ?? 0);
    return (
      <g key={index}>
        {node.parent && before !== undefined && (
          <path d={`M${round(node.parent.x)} ${round(before)}V${round((before + top) / 2)}H${round(node.x)}V${round(top)}`} stroke="var(--control)" />
        )}
        <Box {...node} x={node.x - box / 2} y={top} width={box} height={heights[node.level] ?? 0} />
      </g>
    );
  });

const leaves = ({children = []}: Branch): number => (children.length === 0 ? 1 : children.reduce((sum, child) => sum + leaves(child), 0));

function place(branch: Branch, level: number, left: number, width: number, parent?: Placed): Placed[] {
  const own: Placed = {...branch, level, x: left + width / 2, parent};
  const {children = []} = branch;
  const total = leaves(branch);
  let x = left;
  return [
    own,
    ...children.flatMap((child) => {
      const share = (width * leaves(child)) / total;
      const nodes = place(child, level + 1, x, share, own);
      x += share;
      return nodes;
    }),
  ];
}

function measure(nodes: Placed[], width: number): Sizes & {height: number} {
  const [root] = nodes;
  const box = Math.min(180, width / (root ? leaves(root) : 1) - 12);
  const levels = Math.max(...nodes.map(({level}) => level)) + 1;
  const heights = Array.from({length: levels}, (_, level) => Math.max(...nodes.filter((node) => node.level === level).map((node) => boxHeight(node, box))));
  const tops = heights.map((_, level) => heights.slice(0, level).reduce((sum, height) => sum + height + 22, 1));
  return {box, tops, heights, height: (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + 1};
}
