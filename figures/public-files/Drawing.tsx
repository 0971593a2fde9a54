import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={96}
    nodes={[
      {id: 'public', at: [0, 0], phone: [0, 0], title: '`public/`', note: 'of the project', tone: 'blue'},
      {id: 'studio', at: [1, 0], phone: [1, 0], title: 'Studio', note: 'notices changes'},
      {id: 'bundle', at: [1, 1], phone: [0, 1], title: 'Bundle', note: 'has a copy'},
      {id: 'render', at: [2, 1], phone: [1, 1], title: 'Render', tone: 'green'},
      {id: 'app', at: [0, 2], phone: [0, 2], title: '`public/`', note: 'of your app'},
      {id: 'player', at: [1, 2], phone: [1, 2], title: 'Player'},
    ]}
    links={[
      {from: 'public', to: 'studio', text: 'live', tone: 'blue'},
      {from: 'public', to: 'bundle', text: 'copied', tone: 'blue'},
      {from: 'bundle', to: 'render', tone: 'blue'},
      {from: 'app', to: 'player'},
    ]}
  />
);
