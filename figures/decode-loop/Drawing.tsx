import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={104}
    nodes={[
      {id: 'parser', at: [0, 0], title: '`parseMedia()`', note: 'reads the file'},
      {id: 'decoder', at: [1, 0], title: '`VideoDecoder`', note: 'has a queue', tone: 'blue'},
      {id: 'code', at: [2, 0], title: 'Your code', note: 'draws, then `close()`', tone: 'green'},
    ]}
    links={[
      {from: 'parser', to: 'decoder', text: 'samples', tone: 'blue', shift: -9},
      {from: 'decoder', to: 'parser', text: 'full: wait', isDashed: true, shift: 9},
      {from: 'decoder', to: 'code', text: 'frames', tone: 'blue'},
    ]}
  />
);
