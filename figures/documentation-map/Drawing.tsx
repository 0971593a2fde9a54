import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';
import type {Words} from '../kit/Box';

/** What each area holds; beginners read the first one downward. */
const AREAS: Record<string, (Words & {id: string})[]> = {
  Learn: [
    {id: 'start', title: 'Getting started', note: 'five pages'},
    {id: 'course', title: 'Your first real video', note: 'ten parts'},
    {id: 'map', title: 'This map', note: 'end of the path'},
  ],
  'Make a video': [
    {id: 'visuals', title: 'Visuals', note: 'layers, fonts, motion'},
    {id: 'media', title: 'Media', note: 'video, audio, captions'},
    {id: 'data', title: 'Data', note: 'props, schemas'},
  ],
  'Deliver it': [
    {id: 'rendering', title: 'Rendering', note: 'a file on your disk'},
    {id: 'servers', title: 'Servers', note: 'Node.js, Lambda'},
    {id: 'player', title: 'Player', note: 'inside a web app'},
  ],
  'Look things up': [
    {id: 'recipes', title: 'Recipes', note: 'finished examples'},
    {id: 'reference', title: 'Reference', note: 'API, commands'},
    {id: 'help', title: 'Help', note: 'errors, questions'},
  ],
};

const areas = Object.entries(AREAS);

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={40}
    zones={areas.map(([title, boxes]) => ({title, of: boxes.map(({id}) => id)}))}
    nodes={areas.flatMap(([, boxes], area) =>
      boxes.map((box, row) => ({
        ...box,
        at: [area, row] as [number, number],
        phone: [area % 2, row + 3 * Math.floor(area / 2)] as [number, number],
        tone: area === 0 ? ('blue' as const) : undefined,
      })),
    )}
    links={[
      {from: 'start', to: 'course', tone: 'blue'},
      {from: 'course', to: 'map', tone: 'blue'},
    ]}
  />
);
