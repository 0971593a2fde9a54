import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Browser', 'Storage', 'Server']}
    messages={[
      {from: 0, to: 0, text: 'checks the file'},
      {from: 0, to: 1, text: 'the file'},
      {from: 0, to: 2, text: 'its URL'},
      {from: 2, to: 1, text: 'reads the header'},
      {from: 2, to: 2, text: 'checks again'},
      {from: 2, to: 0, text: 'accepted', tone: 'green', isDashed: true},
    ]}
  />
);
