import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Find', note: 'an issue with the label'},
      {title: 'Comment', note: 'how you would do it'},
      {title: 'Assigned', note: 'by the team', tone: 'blue'},
      {title: 'Draft', note: 'pull request'},
      {title: 'Ready', note: 'four points are true'},
      {title: 'Review'},
      {title: 'Paid', note: 'through Algora', tone: 'green'},
    ]}
  />
);
