import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      [
        {title: 'Left view', note: '`webcam…`'},
        {title: 'Right view', note: '`display…`'},
      ],
      {title: 'Browser', note: 'converts each file'},
      {title: '`public/<id>/`', note: 'on your computer', tone: 'blue'},
      [
        {title: 'Captions', note: 'by Whisper.cpp'},
        {title: 'Next scene', note: 'shows the take', tone: 'green'},
      ],
    ]}
  />
);
