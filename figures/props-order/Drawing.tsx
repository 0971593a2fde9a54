import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      [
        {title: '1  Default props', note: '`defaultProps`'},
        {title: '2  Edits', note: 'in the Studio'},
        {title: '3  Input props', note: '`--props`, `inputProps`'},
      ],
      {title: '4  `calculateMetadata()`', note: 'gets the merged props, returns new ones', tone: 'blue'},
      {title: 'Component', note: 'receives the result', tone: 'green'},
    ]}
  />
);
