import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      [{title: '`bunx\u00a0remotion`'}, {title: '`bunx\u00a0remotionb`'}],
      [{title: 'Node.js'}, {title: 'Bun', tone: 'blue'}],
      {title: 'Chrome', note: 'your compositions', tone: 'green'},
    ]}
  />
);
