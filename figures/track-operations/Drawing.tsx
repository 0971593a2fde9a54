import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'File', note: 'taken apart into tracks'},
      [
        {title: 'copy', note: 'as it is', tone: 'blue'},
        {title: 'reencode', note: 'decode, change, encode', tone: 'blue'},
        {title: 'drop', note: 'left out', isDashed: true},
      ],
      {title: 'New container', note: 'with the tracks that remain', tone: 'green'},
    ]}
  />
);
