import type {Canvas} from '../kit/canvas';
import {Timeline, type Bar} from '../kit/Timeline';

const sections = [
  {from: 30, to: 120},
  {from: 190, to: 260},
  {from: 300, to: 420},
];
const result = sections.reduce((bars: Bar[], {from, to}, index) => {
  const start = bars.at(-1)?.to ?? 0;
  return [...bars, {from: start, to: start + to - from, text: `${index + 1}`}];
}, []);

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={450}
    ticks={[0, 90, 160, 280, 450]}
    tracks={[
      {name: 'Recording', bars: [{from: 0, to: 450, tone: 'soft'}]},
      {name: 'List', bars: sections.map((section, index) => ({...section, text: `${index + 1}`}))},
      {name: 'Video', bars: result},
    ]}
  />
);
