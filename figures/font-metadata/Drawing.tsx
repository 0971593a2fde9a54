import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Editor', 'Your server', 'Google']}
    messages={[
      {from: 0, to: 1, text: '`/api/font/Lora`'},
      {from: 1, to: 0, text: 'metadata', isDashed: true},
      {from: 0, to: 2, text: 'one weight, one script'},
      {from: 2, to: 0, text: 'the font', tone: 'green', isDashed: true},
    ]}
  />
);
