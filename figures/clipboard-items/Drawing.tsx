import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Editor', note: 'copies items'},
      [
        {title: '`text/html`', note: 'the items', tone: 'blue'},
        {title: '`text/plain`', note: 'empty', isDashed: true},
      ],
      [
        {title: 'Another window', note: 'finds the items', tone: 'green'},
        {title: 'A chat', note: 'finds nothing', isDashed: true},
      ],
    ]}
  />
);
