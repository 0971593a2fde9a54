import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={116}
    zones={[
      {title: 'by its key', of: ['you']},
      {title: 'as its identity', of: ['container']},
    ]}
    nodes={[
      {id: 'you', at: [0, 0], phone: [0, 0], title: 'Computer, CI, backend', tone: 'blue'},
      {id: 'container', at: [1, 0], phone: [0, 1], title: 'Container of the service', tone: 'blue'},
      {id: 'bucket', at: [2, 0], phone: [0, 2], title: 'Bucket', note: 'sites, renders'},
    ]}
    links={[
      {from: 'you', to: 'container', text: 'deploys, calls', tone: 'blue'},
      {from: 'container', to: 'bucket', text: 'writes the file', tone: 'blue'},
    ]}
  />
);
