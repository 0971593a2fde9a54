import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Your backend', note: 'places orders'},
      {title: 'Queue', note: 'keeps them', tone: 'blue'},
      {title: 'Consumers', note: '20 at most, one render each'},
      [
        {title: 'Lambda', note: 'renders the video', tone: 'green'},
        {title: 'Second queue', note: 'after three failures', isDashed: true},
      ],
    ]}
  />
);
