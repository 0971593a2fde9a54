import type {Canvas} from '../kit/canvas';
import {Grid} from '../kit/Grid';

export const Drawing = ({width}: Canvas) => (
  <Grid
    width={width}
    columns={['numbers', 'text, styles', 'layout, fonts', 'media']}
    rows={[
      {name: 'Numbers', marks: ['full', '', '', '']},
      {name: 'A component', marks: ['full', 'full', '', '']},
      {name: 'The image', marks: ['full', 'full', 'full', 'full']},
    ]}
    left={[170, 92]}
  />
);
