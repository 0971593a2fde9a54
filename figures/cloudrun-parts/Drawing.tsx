import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      [
        {title: 'Service', note: 'browser and renderer'},
        {title: 'Site', note: 'your project, bundled'},
      ],
      {title: 'Container', note: 'draws the whole video', tone: 'blue'},
      {title: 'Bucket', note: 'the finished file', tone: 'green'},
    ]}
  />
);
