import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    ticks={[]}
    unit="time"
    tracks={[
      {name: 'Bundle', bars: [{from: 0, to: 88, text: 'with a copy of `public`'}]},
      {name: 'Browser profile', bars: [{from: 12, to: 72}]},
      {name: 'Videos, sounds', bars: [{from: 22, to: 86, text: 'in full'}]},
      {name: 'Unfinished video', bars: [{from: 24, to: 84}]},
      {name: 'Finished file', bars: [{from: 84, to: 100, text: 'elsewhere', tone: 'green'}]},
    ]}
  />
);
