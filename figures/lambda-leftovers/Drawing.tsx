import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={20}
    zones={[
      {title: 'Each region', of: ['a', 'b', 'c', 'd']},
      {title: 'Once for the account', of: ['e', 'f', 'g', 'h']},
    ]}
    nodes={[
      {id: 'a', at: [0, 0], phone: [0, 0], title: '1 Functions'},
      {id: 'b', at: [1, 0], phone: [1, 0], title: '2 Sites'},
      {id: 'c', at: [2, 0], phone: [0, 1], title: '3 Renders', note: 'and the bucket'},
      {id: 'd', at: [3, 0], phone: [1, 1], title: '4 Logs'},
      {id: 'e', at: [0, 1], phone: [0, 2], title: '5 Access key', tone: 'blue'},
      {id: 'f', at: [1, 1], phone: [1, 2], title: '6 User', tone: 'blue'},
      {id: 'g', at: [2, 1], phone: [0, 3], title: '7 Role', tone: 'blue'},
      {id: 'h', at: [3, 1], phone: [1, 3], title: '8 Package', tone: 'blue'},
    ]}
    links={[]}
  />
);
