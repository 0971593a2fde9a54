import type {Canvas} from '../kit/canvas';
import {Timeline, type Bar} from '../kit/Timeline';

const scenes = (offset: number): Bar[] => [
  {from: 0, to: 45, text: '45', tone: 'soft'},
  {from: 45 + offset, to: 135 + offset, text: '90'},
  {from: 135 + offset, to: 195 + offset, text: '60', tone: 'soft'},
];

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={210}
    ticks={[0, 45, 90, 135, 180]}
    tracks={[
      {name: 'no offset', bars: scenes(0)},
      {name: '`offset={15}`', bars: scenes(15)},
      {name: '`offset={-15}`', bars: scenes(-15).slice(0, 1)},
      {name: '', bars: scenes(-15).slice(1)},
    ]}
  />
);
