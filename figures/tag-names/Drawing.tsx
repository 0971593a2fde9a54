import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      [
        {title: 'MP4', note: '`title`'},
        {title: 'MP3', note: '`TIT2`'},
        {title: 'WAV', note: '`INAM`'},
      ],
      {title: '`readCredits()`', note: 'tries each name', tone: 'blue'},
      {title: '`title`', note: 'Ferry at dusk', tone: 'green'},
    ]}
  />
);
