import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Decode', note: '48,000 samples per second'},
      {title: 'Speed', note: '`playbackRate`'},
      {title: 'Trim', note: '`trimBefore` and sequences'},
      {title: 'Volume', note: 'frame by frame'},
      {title: 'Pitch', note: '`toneFrequency`'},
      {title: 'Delay', note: 'to its first frame'},
      {title: 'Mix', note: 'all sounds', tone: 'blue'},
      {title: 'Encode', note: 'the audio track', tone: 'green'},
    ]}
  />
);
