import type {Canvas} from '../kit/canvas';
import {Timeline, type Track} from '../kit/Timeline';

const CULPRIT = 321;

/** Halves the range between a good and a bad release until they are neighbors. */
function halve(good: number, bad: number): Track[] {
  if (bad - good <= 1) return [];
  const middle = Math.floor((good + bad) / 2);
  const rest = middle >= CULPRIT ? halve(good, middle) : halve(middle, bad);
  return [{name: `4.0.${middle}: ${middle >= CULPRIT ? 'bad' : 'good'}`, bars: [{from: good, to: bad, tone: 'soft'}], marks: [middle]}, ...rest];
}

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    start={300}
    end={332}
    ticks={[300, 308, 316, 324, 332]}
    tickText={(release) => `.${release}`}
    unit="releases of 4.0"
    tracks={halve(300, 332)}
  />
);
