import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Your project', note: 'code and `public/`'},
      {title: 'Bundle', note: 'a folder with a website', tone: 'blue'},
      [
        {title: 'The same machine', note: 'path of the folder', tone: 'green'},
        {title: 'Your web server', note: 'its URL', tone: 'green'},
        {title: 'S3', note: 'for Lambda', tone: 'green'},
        {title: 'Cloud Storage', note: 'for Cloud Run', tone: 'green'},
      ],
    ]}
  />
);
