import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={40}
    zones={[
      {title: 'One', of: ['one']},
      {title: 'Two', of: ['first', 'second']},
      {title: 'Another name', of: ['other']},
    ]}
    nodes={[
      {id: 'one', at: [0, 0], phone: [0, 0], title: 'remotionlambda-…', note: 'is found', tone: 'green'},
      {id: 'first', at: [1, 0], phone: [0, 1], title: 'remotionlambda-…', note: 'which one?', isDashed: true},
      {id: 'second', at: [1, 1], phone: [0, 2], title: 'remotionlambda-…', note: 'which one?', isDashed: true},
      {id: 'other', at: [2, 0], phone: [0, 3], title: 'acme-video-prod', note: 'only if you name it', tone: 'blue'},
    ]}
    links={[]}
  />
);
