import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Playlist', note: 'at the URL'},
      [
        {title: '1920 × 1080', note: 'the default', tone: 'blue'},
        {title: '1280 × 720', isDashed: true},
        {title: '640 × 360', isDashed: true},
        {title: 'Audio', note: 'in one or more languages', tone: 'blue'},
      ],
      {title: 'Segments', note: 'with the samples', tone: 'green'},
    ]}
  />
);
