import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'After Effects'},
      [
        {title: 'JSON', note: 'by bodymovin'},
        {title: 'ProRes 4444', note: 'converted to WebM'},
        {title: 'PNG files', note: 'one per frame'},
      ],
      [
        {title: '`<Lottie>`', tone: 'green'},
        {title: '`<OffthreadVideo>`', tone: 'green'},
        {title: '`<Img>`', tone: 'green'},
      ],
    ]}
  />
);
