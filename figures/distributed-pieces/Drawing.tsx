import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={3}
    steps={[
      {title: 'Plan', note: 'composition and pieces as JSON'},
      [0, 600, 1200].map((from, index) => ({title: `Machine ${index + 1}`, note: `frames ${from} to ${from + 599}`, tone: 'blue' as const})),
      {title: 'Join', note: 'copies video and audio into one MP4', tone: 'green'},
    ]}
  />
);
