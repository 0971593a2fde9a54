import type {Canvas} from '../kit/canvas';
import {Exchange} from '../kit/Exchange';

export const Drawing = ({width}: Canvas) => (
  <Exchange
    width={width}
    parties={['Renderer', 'Compositor']}
    messages={[
      {from: 0, to: 1, text: '`ExtractFrame` k3'},
      {from: 0, to: 1, text: '`GetVideoMetadata` p7', tone: 'green'},
      {from: 1, to: 0, text: 'answer to p7', tone: 'green', isDashed: true},
      {from: 1, to: 0, text: 'answer to k3', isDashed: true},
    ]}
  />
);
