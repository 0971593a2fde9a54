import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={2}
    steps={[
      [
        {title: 'JSON', note: '`animationData`', tone: 'blue'},
        {title: 'Images', note: 'in it, or `assetsPath`'},
        {title: 'Fonts', note: 'loaded by you'},
      ],
      {title: '`<Lottie>`', tone: 'green'},
    ]}
  />
);
