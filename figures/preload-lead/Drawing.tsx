import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const CLICK = 45;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={100}
    at={CLICK}
    atText="click on play"
    ticks={[]}
    unit="time"
    tracks={[
      {
        name: 'Without',
        bars: [
          {from: CLICK, to: 75, text: 'loads', tone: 'soft'},
          {from: 75, to: 100, text: 'plays', tone: 'green'},
        ],
      },
      {
        name: 'With preload',
        bars: [
          {from: 6, to: 36, text: 'loads'},
          {from: CLICK, to: 100, text: 'plays', tone: 'green'},
        ],
      },
    ]}
  />
);
