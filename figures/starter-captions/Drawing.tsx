import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Editor', 'Your server', 'OpenAI']}
    messages={[
      {from: 0, to: 0, text: 'extracts the audio'},
      {from: 0, to: 1, text: 'audio'},
      {from: 1, to: 2, text: 'audio, with the key'},
      {from: 2, to: 1, text: 'words with times', isDashed: true},
      {from: 1, to: 0, text: '`Caption[]`', tone: 'green', isDashed: true},
      {from: 0, to: 0, text: 'adds an item'},
    ]}
  />
);
