import {isNarrow, type Canvas} from '../kit/canvas';
import {Grid} from '../kit/Grid';

export const Drawing = ({width}: Canvas) => (
  <Grid
    width={width}
    columns={isNarrow(width) ? ['CPU', 'card, by `gl`', 'video chip (Mac)'] : ['processor', 'graphics card, with `gl`', 'video hardware of a Mac']}
    rows={[
      {name: 'React, JavaScript', marks: ['full', '', '']},
      {name: 'Draw the page', marks: ['full', 'part', '']},
      {name: 'Decode videos', marks: ['full', '', '']},
      {name: 'Encode', marks: ['full', '', 'part']},
    ]}
  />
);
