import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

const regions = ['One region', 'Another region'];

const sizes = [
  {version: '4.0.331', note: '2 GB of memory', isNew: false},
  {version: '4.0.332', note: '2 GB of memory', isNew: true},
  {version: '4.0.332', note: '4 GB of memory', isNew: true},
];

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={24}
    zones={regions.map((title, region) => ({title, of: sizes.map((_, size) => `${region}-${size}`)}))}
    nodes={regions.flatMap((_, region) =>
      sizes.map(({version, note, isNew}, size) => ({
        id: `${region}-${size}`,
        at: [size, region] as [number, number],
        phone: [region, size] as [number, number],
        title: version,
        note,
        tone: isNew ? ('blue' as const) : undefined,
      })),
    )}
    links={[]}
  />
);
