import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const CLICK = 4;
const END = 10;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={END}
    at={CLICK}
    atText="click"
    ticks={[0, 2, 4, 6, 8, 10]}
    unit="seconds"
    tracks={[
      {name: '`autoPlay`', bars: [{from: 0, to: END, text: 'image', tone: 'soft'}]},
      {bars: [{from: 0, to: END, text: 'sound is lost', tone: 'quiet', isDashed: true}]},
      {name: '`play(event)`', bars: [{from: CLICK, to: END, text: 'image', tone: 'soft'}]},
      {bars: [{from: CLICK, to: END, text: 'sound', tone: 'green'}]},
      {name: '`initiallyMuted`', bars: [{from: 0, to: END, text: 'image', tone: 'soft'}]},
      {
        bars: [
          {from: 0, to: CLICK, text: 'muted', tone: 'quiet', isDashed: true},
          {from: CLICK, to: END, text: 'sound', tone: 'green'},
        ],
      },
    ]}
  />
);
