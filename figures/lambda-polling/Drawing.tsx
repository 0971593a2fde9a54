import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Your backend', 'Function', 'Bucket']}
    messages={[
      {from: 0, to: 1, text: 'composition, props'},
      {from: 1, to: 0, text: 'render ID, bucket', isDashed: true},
      {from: 0, to: 1, text: 'status?'},
      {from: 1, to: 0, text: '40 %', isDashed: true},
      {from: 1, to: 2, text: 'the video', tone: 'green'},
      {from: 0, to: 1, text: 'status?'},
      {from: 1, to: 0, text: 'done, URL', tone: 'green', isDashed: true},
    ]}
  />
);
