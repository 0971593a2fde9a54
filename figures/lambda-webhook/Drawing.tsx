import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Your backend', 'Lambda', 'S3']}
    messages={[
      {from: 0, to: 1, text: '`renderMediaOnLambda()`'},
      {from: 1, to: 0, text: '`renderId`', isDashed: true},
      {from: 1, to: 1, text: 'renders the video'},
      {from: 1, to: 2, text: 'stores the file'},
      {from: 1, to: 0, text: 'POST to the webhook, signed', tone: 'green'},
      {from: 0, to: 1, text: '200', isDashed: true},
    ]}
  />
);
