import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Composition', note: 'no background'},
      {title: 'Frames', note: 'PNG, not JPEG', tone: 'blue'},
      {title: 'Pixel format', note: '`yuva420p` or `yuva444p10le`', tone: 'blue'},
      {title: 'Codec', note: 'VP8, VP9, ProRes 4444', tone: 'green'},
    ]}
  />
);
