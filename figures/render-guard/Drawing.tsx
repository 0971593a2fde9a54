import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={88}
    zones={[{title: 'your server', of: ['route']}]}
    nodes={[
      {id: 'browser', at: [0, 0], title: 'Browser'},
      {id: 'route', at: [1, 0], title: 'Route', note: 'who, how often, valid props, how long', tone: 'blue'},
      {id: 'lambda', at: [2, 0], title: 'Lambda', tone: 'green'},
    ]}
    links={[
      {from: 'browser', to: 'route', text: 'props'},
      {from: 'route', to: 'lambda', text: 'a render', tone: 'blue'},
    ]}
  />
);
