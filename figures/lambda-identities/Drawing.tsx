import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={92}
    zones={[
      {title: 'acts as the user', of: ['you']},
      {title: 'acts as `remotion-lambda-role`', of: ['main', 'chunks']},
    ]}
    nodes={[
      {id: 'you', at: [0, 0], phone: [0, 0], title: 'Your computer, your backend', note: 'with an access key'},
      {id: 'main', at: [1, 0], phone: [0, 1], title: 'Main function', note: 'of a render', tone: 'blue'},
      {id: 'chunks', at: [2, 0], phone: [1, 1], title: 'More functions', note: 'one per chunk', tone: 'blue'},
      {id: 'bucket', at: [1, 1], phone: [0, 2], title: 'Bucket', note: '`remotionlambda-…`'},
    ]}
    links={[
      {from: 'you', to: 'main', text: 'deploys, starts', tone: 'blue'},
      {from: 'main', to: 'chunks', text: 'starts', tone: 'blue'},
      {from: 'main', to: 'bucket', text: 'reads and writes'},
    ]}
  />
);
