import type {Canvas} from '../kit/canvas';
import {Diagram} from '../kit/Diagram';

export const Drawing = ({width}: Canvas) => (
  <Diagram
    width={width}
    gap={64}
    zones={[
      {title: 'Your service', of: ['start', 'progress']},
      {title: 'Remotion', of: ['render', 'bucket']},
    ]}
    nodes={[
      {id: 'client', at: [0, 0], phone: [0, 0], title: 'Client'},
      {id: 'start', at: [1, 0], phone: [0, 1], title: 'Start', note: 'POST', tone: 'blue'},
      {id: 'progress', at: [1, 1], phone: [1, 1], title: 'Progress', note: 'GET', tone: 'blue'},
      {id: 'render', at: [2, 0], phone: [0, 2], title: 'Render function'},
      {id: 'bucket', at: [2, 1], phone: [1, 2], title: 'Bucket', note: 'the video', tone: 'green'},
    ]}
    links={[
      {from: 'client', to: 'start'},
      {from: 'client', to: 'progress'},
      {from: 'start', to: 'render', tone: 'blue'},
      {from: 'progress', to: 'render', tone: 'blue'},
      {from: 'render', to: 'bucket'},
    ]}
  />
);
