import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: '`style.css`'},
      {title: 'postcss-loader', note: 'Tailwind 2', tone: 'blue'},
      {title: 'css-loader'},
      {title: 'style-loader', note: 'into the page', tone: 'green'},
    ]}
  />
);
