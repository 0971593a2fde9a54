import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={100}
    zones={[{title: 'AWS', of: ['s3', 'function']}]}
    nodes={[
      {id: 's3', at: [0, 0], phone: [0, 0], title: "Remotion's bucket", note: 'site, progress, large props'},
      {id: 'function', at: [0, 1], phone: [1, 0], title: 'Function'},
      {id: 'provider', at: [1, 1], phone: [1, 1], title: 'Your bucket', note: 'at the other provider', tone: 'blue'},
      {id: 'viewer', at: [2, 1], phone: [1, 2], title: 'Viewer'},
    ]}
    links={[
      {from: 'function', to: 's3'},
      {from: 'function', to: 'provider', text: 'the file', tone: 'blue'},
      {from: 'provider', to: 'viewer', text: 'public address', tone: 'blue'},
    ]}
  />
);
