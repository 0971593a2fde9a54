import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Main function', note: 'evaluates the composition, plans chunks'},
      [
        {title: 'Chunk 1', note: 'draws and encodes', tone: 'blue'},
        {title: 'Chunk 2', note: 'draws and encodes', tone: 'blue'},
        {title: 'Chunk 3', note: 'draws and encodes', tone: 'blue'},
        {title: 'Chunk 4', note: 'draws and encodes', tone: 'blue'},
      ],
      {title: 'Main function', note: 'joins the chunks'},
      {title: 'S3', note: 'the finished file', tone: 'green'},
    ]}
  />
);
