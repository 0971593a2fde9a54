import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Bundle', note: 'your code as a website'},
      {title: 'Composition', note: 'size, length and props are read'},
      [
        {title: 'Tab 1', note: 'takes the next frame', tone: 'blue'},
        {title: 'Tab 2', note: 'takes the next frame', tone: 'blue'},
        {title: 'Tab 3', note: 'takes the next frame', tone: 'blue'},
      ],
      {title: 'Encoder', note: 'frames and sound become one file', tone: 'green'},
    ]}
  />
);
