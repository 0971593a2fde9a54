import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Recording'},
      [
        {title: 'Whisper.cpp', note: 'your machine'},
        {title: 'OpenAI', note: 'its servers'},
        {title: 'Browser', note: 'the visitor’s computer'},
      ],
      {title: '`Caption[]`', note: 'words with times', tone: 'blue'},
      [
        {title: 'Picture', note: 'lines or words', tone: 'green'},
        {title: 'Subtitle file', tone: 'green'},
      ],
    ]}
  />
);
