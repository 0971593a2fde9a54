import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={44}
    zones={[
      {title: 'your app', of: ['page']},
      {title: 'video project', of: ['component', 'root', 'entry']},
    ]}
    nodes={[
      {id: 'page', at: [0, 0], phone: [0, 0], title: 'Page', note: 'with the Player'},
      {id: 'component', at: [1, 0], phone: [0, 1], title: 'Component', note: 'size, length, types', tone: 'blue'},
      {id: 'root', at: [2, 0], phone: [0, 2], title: '`Root.tsx`', note: '`<Composition>`'},
      {id: 'entry', at: [3, 0], phone: [0, 3], title: '`index.ts`', note: 'for Studio, renders'},
    ]}
    links={[
      {from: 'page', to: 'component', tone: 'blue'},
      {from: 'root', to: 'component', tone: 'blue'},
      {from: 'entry', to: 'root'},
    ]}
  />
);
