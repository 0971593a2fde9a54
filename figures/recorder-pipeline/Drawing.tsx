import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      [{title: 'Webcam'}, {title: 'Screen'}],
      {title: 'Captions', note: 'by Whisper.cpp, on your computer'},
      {title: 'Scenes', note: 'a list: layout, music, chapters', tone: 'blue'},
      [
        {title: 'Video', tone: 'green'},
        {title: 'Subtitles', tone: 'green'},
      ],
    ]}
  />
);
