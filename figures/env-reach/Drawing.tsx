import {isNarrow, type Canvas} from '../kit/canvas';
import {Grid} from '../kit/Grid';

export const Drawing = ({width}: Canvas) => (
  <Grid
    width={width}
    left={[196, 92]}
    columns={
      isNarrow(width) ? ['`.env`', 'shell', '`env…` option', 'your app'] : ['`.env`', '`REMOTION_…` of the shell', '`envVariables`', "your app's bundler"]
    }
    rows={[
      {name: isNarrow(width) ? 'Studio, commands' : 'Studio and commands', marks: ['full', 'full', '', '']},
      {name: isNarrow(width) ? 'Cloud commands' : 'Commands for Lambda, Cloud Run', marks: ['full', 'full', '', '']},
      {name: isNarrow(width) ? 'Node.js' : 'Functions in Node.js', marks: ['', '', 'full', '']},
      {name: isNarrow(width) ? 'Hosted bundle' : 'Hosted bundle, opened by visitors', marks: ['', '', '', '']},
      {name: isNarrow(width) ? 'Player' : 'Player in your app', marks: ['', '', '', 'full']},
    ]}
  />
);
