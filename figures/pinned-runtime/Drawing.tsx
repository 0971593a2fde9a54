import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const versions = [
  {from: 0, to: 4, text: 'A'},
  {from: 4, to: 7, text: 'B'},
  {from: 7, to: 12, text: 'C'},
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={12}
    ticks={[]}
    unit="time"
    at={9}
    atText="you deploy"
    tracks={[
      {name: 'AWS offers', bars: versions.map((version) => ({...version, tone: 'soft' as const}))},
      {name: 'Not pinned', bars: versions.map((version) => ({...version, tone: 'soft' as const}))},
      {
        name: 'Pinned',
        bars: [
          {from: 0, to: 9, text: 'A'},
          {from: 9, to: 12, text: 'C'},
        ],
      },
    ]}
  />
);
