import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={78}
    zones={[{title: 'one region', of: ['render', 'bucket']}]}
    nodes={[
      {id: 'media', at: [0, 0], title: 'Your media'},
      {id: 'render', at: [1, 0], title: 'Functions or container', tone: 'blue'},
      {id: 'bucket', at: [2, 0], title: 'Bucket', note: 'site, files', tone: 'blue'},
      {id: 'viewers', at: [3, 0], title: 'Viewers'},
    ]}
    links={[
      {from: 'media', to: 'render', text: 'each render'},
      {from: 'render', to: 'bucket', text: 'the file', tone: 'blue'},
      {from: 'bucket', to: 'viewers', text: 'each view'},
    ]}
  />
);
