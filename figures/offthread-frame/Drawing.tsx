import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Browser tab', 'Renderer', 'Video file']}
    messages={[
      {from: 1, to: 2, text: 'downloads it once'},
      {from: 0, to: 1, text: '`<OffthreadVideo>`: image at 2.4 s?'},
      {from: 1, to: 0, text: 'the extracted frame', tone: 'green', isDashed: true},
      {from: 0, to: 2, text: '`<Video>`: loads parts, seeks to 2.4 s'},
      {from: 2, to: 0, text: 'a decoded frame', tone: 'green', isDashed: true},
    ]}
  />
);
