import type {Canvas} from '../kit/canvas';
import {Grid} from '../kit/Grid';

export const Drawing = ({width}: Canvas) => (
  <Grid
    width={width}
    columns={['frames wait for it', 'failure ends the render', 'needs no network']}
    rows={[
      {name: 'Google Fonts', marks: ['full', 'full', '']},
      {name: 'File in the project', marks: ['full', 'full', 'full']},
      {name: 'CSS', marks: ['full', '', 'full']},
    ]}
  />
);
