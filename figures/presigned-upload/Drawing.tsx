import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Browser', 'Your server', 'S3']}
    messages={[
      {from: 0, to: 1, text: 'type and size of the file'},
      {from: 1, to: 1, text: 'checks and signs'},
      {from: 1, to: 0, text: 'signed URL', isDashed: true},
      {from: 0, to: 2, text: 'PUT: the file, with the signed URL', tone: 'green'},
      {from: 2, to: 0, text: '200', isDashed: true},
    ]}
  />
);
