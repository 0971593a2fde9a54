import {createTikTokStyleCaptions} from '@remotion/captions';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Timeline, type Bar} from '../kit/Timeline';

const words: [text: string, startMs: number, endMs: number][] = [
  ['Pull', 0, 300],
  [' the', 300, 450],
  [' rope', 450, 900],
  [' slow', 1400, 1800],
  ['ly,', 1800, 2100],
  [' then', 2900, 3200],
  [' hold.', 3200, 3900],
];
const captions = words.map(([text, startMs, endMs]) => ({text, startMs, endMs, timestampMs: null, confidence: null}));

/** On a phone, there is no room for the words, so pages have numbers. */
const pagesOf = (combineTokensWithinMilliseconds: number, phone: boolean): Bar[] =>
  createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds}).pages.map(({text, tokens, startMs}, index) => ({
    from: startMs,
    to: tokens.at(-1)?.toMs ?? startMs,
    text: phone ? `${index + 1}` : text,
  }));

export const Drawing = ({width}: Canvas) => (
  <Timeline
    width={width}
    end={4000}
    ticks={[0, 1000, 2000, 3000, 4000]}
    unit="milliseconds"
    tracks={[
      {name: 'Captions', bars: words.map(([text, from, to]) => ({from, to, text: isNarrow(width) || to - from < 200 ? undefined : text.trim(), tone: 'soft'}))},
      {name: '400', bars: pagesOf(400, isNarrow(width))},
      {name: '800', bars: pagesOf(800, isNarrow(width))},
    ]}
  />
);
