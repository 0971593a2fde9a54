import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={84}
    nodes={[
      {id: 'record', at: [0, 0], phone: [0, 0], title: 'localhost:4000', note: 'recording interface', tone: 'blue'},
      {id: 'folder', at: [1, 0], phone: [0, 1], title: '`public/<id>/`', note: 'recordings, captions'},
      {id: 'studio', at: [2, 0], phone: [0, 2], title: 'localhost:3000', note: 'Studio', tone: 'blue'},
    ]}
    links={[
      {from: 'record', to: 'folder', text: 'saves', tone: 'blue'},
      {from: 'folder', to: 'studio', text: 'shows', tone: 'blue'},
    ]}
  />
);
