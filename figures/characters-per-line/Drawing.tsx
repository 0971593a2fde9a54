import {isNarrow, type Canvas} from '../kit/canvas';
import {Timeline} from '../kit/Timeline';

const SENTENCE = 'Turn left at the lighthouse and keep the red buoys to starboard.';
const SECONDS = 5.2;
const LIMIT = 24;

const words = SENTENCE.split(' ');
const perLetter = SECONDS / words.join('').length;

type Line = {text: string; from: number; to: number};

const lines = words.reduce<Line[]>((all, word) => {
  const last = all.at(-1);
  const from = last?.to ?? 0;
  const to = from + word.length * perLetter;
  if (last && last.text.length + 1 + word.length <= LIMIT) return [...all.slice(0, -1), {...last, text: `${last.text} ${word}`, to}];
  return [...all, {text: word, from, to}];
}, []);

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={isNarrow(width) ? 5.4 : SECONDS}
    ticks={[0, 1, 2, 3, 4, 5]}
    unit="seconds"
    tracks={lines.map(({text, from, to}) =>
      isNarrow(width) ? {name: text, bars: [{from, to}]} : {name: `${text.length} characters`, bars: [{from, to, text}]},
    )}
  />
);
