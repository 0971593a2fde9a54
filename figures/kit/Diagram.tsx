import type {ReactNode} from 'react';
import {Box} from './Box';
import {round, type Canvas} from './canvas';
import {layOut, zoneAround, type Link, type Node, type Zone} from './diagram-layout';
import {Label} from './Label';
import {LinkLine} from './LinkLine';
import {Sheet} from './Sheet';
import {textWidth} from './text';

type Props = Canvas & {
  nodes: Node[];
  links: Link[];
  zones?: Zone[];
  /** Room between columns for what stands at the arrows. */
  gap?: number;
};

/** Boxes in a grid, areas around them, and arrows between them, with what goes along each. */
export function Diagram({width, nodes, links, zones = [], gap = 96}: Props): ReactNode {
  const layout = layOut({width, nodes, links, zones, gap});
  const areas = zones.map((zone) => ({...zone, ...zoneAround(zone, layout.places)}));
  return (
    <Sheet width={width} height={layout.height}>
      {areas.map(({title, ...place}) => (
        <rect
          key={title}
          x={round(place.x)}
          y={round(place.y)}
          width={round(place.width)}
          height={round(place.height)}
          rx={4}
          fill="var(--sunken)"
          stroke="var(--hairline-strong)"
        />
      ))}
      {links.map((link, index) => (
        <LinkLine key={index} {...link} layout={layout} width={width} />
      ))}
      {areas.map(({title, x, y}) => (
        <g key={title}>
          {/* The name of an area interrupts the arrows that enter it. */}
          <rect x={round(x + 9)} y={round(y + 5)} width={round(textWidth(title, 12) + 8)} height={17} fill="var(--sunken)" />
          <Label x={x + 12} y={y + 18} size={12} tone="soft">
            {title}
          </Label>
        </g>
      ))}
      {nodes.map(({id, title, note, tone, isDashed}) => {
        const place = layout.places.get(id);
        return place && <Box key={id} {...place} title={title} note={note} tone={tone} isDashed={isDashed} />;
      })}
    </Sheet>
  );
}
