import type {Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const CLIENT = 399;
const ALL = 1617;

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={1650}
    ticks={[0, 400, 800, 1200, 1600]}
    tickText={(files) => files.toLocaleString('en-US')}
    unit="files"
    tracks={[
      {name: 'Client', bars: [{from: 0, to: CLIENT, text: String(CLIENT)}]},
      {name: 'Main entry', bars: [{from: 0, to: ALL, text: ALL.toLocaleString('en-US'), tone: 'soft'}]},
    ]}
  />
);
