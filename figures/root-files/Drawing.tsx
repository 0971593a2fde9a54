import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: '`src/index.ts`', note: 'calls `registerRoot()`'},
      {title: '`src/Root.tsx`', note: 'lists the compositions', tone: 'blue'},
      [
        {title: '`src/Weather.tsx`', note: 'draws frames'},
        {title: '`src/Postcard.tsx`', note: 'draws frames'},
      ],
    ]}
  />
);
