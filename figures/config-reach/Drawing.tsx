import {isNarrow, type Canvas} from '../kit/canvas';
import {Grid} from '../kit/Grid';

export const Drawing = ({width}: Canvas) => (
  <Grid
    width={width}
    left={[250, 116]}
    columns={isNarrow(width) ? ['config file', 'option', 'of your app'] : ['`remotion.config.ts`', '`webpackOverride`', 'configuration of your app']}
    rows={[
      {name: 'Studio', marks: ['full', '', '']},
      {name: isNarrow(width) ? 'Commands' : 'Commands, such as `render`, `bundle`', marks: ['full', '', '']},
      {name: '`lambda sites create`', marks: ['full', '', '']},
      {name: '`bundle()`, `deploySite()`', marks: ['', 'full', '']},
      {name: isNarrow(width) ? 'Player' : 'Player, in the page of your app', marks: ['', '', 'full']},
    ]}
  />
);
