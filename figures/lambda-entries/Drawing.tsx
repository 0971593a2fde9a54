import type {Canvas} from '../kit/canvas';
import {Grid} from '../kit/Grid';

export const Drawing = ({width}: Canvas) => (
  <Grid
    width={width}
    columns={['AWS SDK', 'bundler', 'renderer', 'can be bundled']}
    rows={[
      {name: 'main entry', marks: ['full', 'full', 'full', '']},
      {name: '`/client`', marks: ['full', '', '', 'full']},
      {name: '`/policies`', marks: ['', '', '', 'full']},
    ]}
  />
);
