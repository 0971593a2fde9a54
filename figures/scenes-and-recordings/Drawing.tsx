import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

const scenes = [
  {title: 'Title'},
  {title: 'Video scene', takes: '…2951'},
  {title: 'Video scene', takes: '…4922'},
  {title: 'Contents'},
  {title: 'Video scene', takes: '…8107'},
];

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={20}
    nodes={scenes.flatMap(({title, takes}, index) => [
      {id: `scene-${index}`, at: [index, 0] as [number, number], phone: [0, index] as [number, number], title, tone: takes ? ('blue' as const) : undefined},
      ...(takes ? [{id: `take-${index}`, at: [index, 1] as [number, number], phone: [1, index] as [number, number], title: 'Recording', note: takes}] : []),
    ])}
    links={scenes.flatMap(({takes}, index) => (takes ? [{from: `scene-${index}`, to: `take-${index}`, tone: 'blue' as const}] : []))}
  />
);
