import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={76}
    zones={[{title: 'one browser', of: ['local', 'editor', 'indexed']}]}
    nodes={[
      {id: 'local', at: [0, 0], phone: [1, 0], title: 'Local storage', note: 'state, loop'},
      {id: 'editor', at: [0, 1], phone: [0, 0], title: 'Editor', tone: 'blue'},
      {id: 'indexed', at: [1, 0], phone: [1, 1], title: 'IndexedDB', note: 'copies of files'},
      {id: 'bucket', at: [2, 1], phone: [0, 2], title: 'Bucket', note: 'files'},
      {id: 'render', at: [3, 1], phone: [1, 2], title: 'Render', tone: 'green'},
    ]}
    links={[
      {from: 'editor', to: 'local', text: 'save'},
      {from: 'editor', to: 'indexed', tone: 'blue'},
      {from: 'editor', to: 'bucket', text: 'upload', tone: 'blue'},
      {from: 'bucket', to: 'render', text: 'URL'},
    ]}
  />
);
