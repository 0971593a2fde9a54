import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={90}
    nodes={[
      {id: 'own', at: [0, 0], phone: [0, 0], title: 'Your server', note: 'sends both headers', tone: 'blue'},
      {id: 'cdn', at: [0, 1], phone: [1, 0], title: 'Other server', note: 'with CORP or CORS'},
      {id: 'other', at: [0, 2], phone: [1, 2], title: 'Other server', note: 'without', isDashed: true},
      {id: 'page', at: [1, 1], phone: [0, 1], title: 'Isolated page', tone: 'blue'},
      {id: 'memory', at: [2, 1], phone: [0, 2], title: 'Shared memory', tone: 'green'},
    ]}
    links={[
      {from: 'own', to: 'page', tone: 'blue'},
      {from: 'cdn', to: 'page'},
      {from: 'other', to: 'page', text: 'blocked', isDashed: true},
      {from: 'page', to: 'memory', tone: 'green'},
    ]}
  />
);
