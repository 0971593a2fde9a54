import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={110}
    nodes={[
      {id: 'timeline', at: [0, 0], phone: [0, 0], title: 'Timeline', note: 'bars on tracks'},
      {id: 'state', at: [1, 0], phone: [0, 1], title: 'State', note: 'tracks and items', tone: 'blue'},
      {id: 'player', at: [2, 0], phone: [0, 2], title: 'Player', note: 'in the page'},
      {id: 'render', at: [2, 1], phone: [0, 3], title: 'Render', note: 'on a server', tone: 'green'},
    ]}
    links={[
      {from: 'timeline', to: 'state', text: 'changes', tone: 'blue', shift: -9},
      {from: 'state', to: 'timeline', text: 'is shown', shift: 9},
      {from: 'state', to: 'player', text: 'input props', tone: 'blue'},
      {from: 'state', to: 'render', text: 'the same', tone: 'blue'},
    ]}
  />
);
