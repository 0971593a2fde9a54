import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={100}
    zones={[{title: "the visitor's browser", of: ['file', 'player']}]}
    nodes={[
      {id: 'player', at: [0, 1], phone: [1, 0], title: 'Player', note: 'plays at once', tone: 'blue'},
      {id: 'file', at: [0, 0], phone: [0, 0], title: 'Chosen file'},
      {id: 'bucket', at: [1, 0], phone: [0, 1], title: 'Your bucket', note: '`https:`'},
      {id: 'render', at: [2, 0], phone: [0, 2], title: 'Render', note: 'on a server', tone: 'green'},
    ]}
    links={[
      {from: 'file', to: 'player', text: '`blob:`', tone: 'blue'},
      {from: 'file', to: 'bucket', text: 'upload'},
      {from: 'bucket', to: 'render', text: 'props'},
    ]}
  />
);
