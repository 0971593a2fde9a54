import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Definition', note: 'in `options/`', tone: 'blue'},
      [
        {title: '1 Node.js', note: '`jpegQuality`'},
        {title: '2 Studio', note: 'a field'},
        {title: '3 Command line', note: '`--jpeg-quality`'},
        {title: '4 Configuration', note: '`setJpegQuality()`'},
      ],
      {title: 'Value', note: 'of the render', tone: 'green'},
    ]}
  />
);
