import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Visitor', 'Your page', 'Google Fonts']}
    messages={[
      {from: 0, to: 1, text: 'picks Space Mono'},
      {from: 1, to: 1, text: 'imports the module of the family'},
      {from: 1, to: 2, text: 'asks for one file'},
      {from: 2, to: 1, text: 'the font', isDashed: true},
      {from: 1, to: 0, text: 'the poster in the new font', tone: 'green'},
    ]}
  />
);
