import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={80}
    zones={[
      {title: 'Bolt.new, in your browser', of: ['player', 'none']},
      {title: 'Your computer', of: ['cli', 'file']},
    ]}
    nodes={[
      {id: 'player', at: [0, 0], phone: [0, 0], title: 'Player', note: 'plays the video', tone: 'blue'},
      {id: 'none', at: [0, 1], phone: [1, 0], title: 'Render', note: 'not here', isDashed: true},
      {id: 'cli', at: [1, 0], phone: [0, 1], title: 'Command line', note: 'renders with Chrome', tone: 'blue'},
      {id: 'file', at: [1, 1], phone: [1, 1], title: 'MP4 file', tone: 'green'},
    ]}
    links={[
      {from: 'player', to: 'cli', tone: 'blue'},
      {from: 'cli', to: 'file'},
    ]}
  />
);
