import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Whisper.cpp', note: 'hears “beehyve”'},
      {title: '`subs….json`', note: 'your corrections', tone: 'blue'},
      {title: '`autocorrect.ts`', note: 'your rules', tone: 'blue'},
      [
        {title: 'Picture', tone: 'green'},
        {title: 'Subtitles', tone: 'green'},
        {title: 'Cuts', tone: 'green'},
      ],
    ]}
  />
);
