import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Remote file'},
      {title: '`downloadAndParseMedia()`', tone: 'blue'},
      [
        {title: 'Writer', note: 'the copy on disk', tone: 'green'},
        {title: 'Fields', note: 'and callbacks', tone: 'green'},
      ],
    ]}
  />
);
