import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={48}
    zones={[{title: 'Browser of the visitor', of: ['file', 'convert', 'result']}]}
    nodes={[
      {id: 'file', at: [0, 0], phone: [0, 0], title: 'File'},
      {id: 'convert', at: [1, 0], phone: [0, 1], title: '`convertMedia()`', tone: 'blue'},
      {id: 'result', at: [2, 0], phone: [1, 1], title: 'Result', tone: 'green'},
      {id: 'server', at: [1, 1], phone: [0, 2], title: 'www.remotion.pro', note: 'event, key, host, outcome'},
    ]}
    links={[
      {from: 'file', to: 'convert'},
      {from: 'convert', to: 'result'},
      {from: 'convert', to: 'server', isDashed: true},
    ]}
  />
);
