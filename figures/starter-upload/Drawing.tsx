import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Editor', 'Server', 'S3']}
    messages={[
      {from: 0, to: 1, text: '`POST /api/upload`'},
      {from: 1, to: 0, text: 'signed address', isDashed: true},
      {from: 0, to: 2, text: 'the file', tone: 'green'},
      {from: 0, to: 0, text: 'keeps the URL'},
    ]}
  />
);
