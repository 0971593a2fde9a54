import {Chart} from '../kit/Chart';
import type {Canvas} from '../kit/canvas';

const MINUTES = 30;
const LASTS = 3;
const MAX = 12;
const MIN = 1;

/** Renders that start in a minute. */
const started = (minute: number): number => (minute < 3 ? 0 : minute < 14 ? 4 : minute < 19 ? 5 : minute < 22 ? 1 : 0);

/** Renders that run in a minute: those that have started in the last three. */
const wanted = (minute: number) =>
  Math.max(
    MIN,
    Array.from({length: LASTS}, (_, back) => started(Math.floor(minute) - back)).reduce((sum, count) => sum + count, 0),
  );

export const Drawing = ({width}: Canvas) => (
  <Chart
    width={width}
    height={170}
    x={[0, MINUTES]}
    y={[0, 16]}
    xTicks={[0, 10, 20, 30]}
    yTicks={[MIN, MAX]}
    xName="minutes"
    series={[
      {value: wanted, isStepped: true, tone: 'soft', isDashed: true, text: 'renders that want to run'},
      {value: (minute) => Math.min(MAX, wanted(minute)), isStepped: true, text: 'containers'},
    ]}
  />
);
