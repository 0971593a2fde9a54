import assert from 'node:assert/strict';
import type {Caption} from '@remotion/captions';
import {Karaoke} from '../../demos/karaoke/Karaoke';
import {meta} from '../../demos/karaoke/meta';
import {markupAt} from '../lib/at-frame';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/karaoke.mdx'];

type Samples = {
  fromLrc(lrc: string, durationInMs: number): Caption[];
  currentLine(lines: Caption[][], ms: number): Caption[] | undefined;
  Word(props: {caption: Caption; ms: number}): {props: {style: {color: string}}};
};

export default inNode(
  'A line of an LRC file lasts until the next, and a time without words is a pause. The current line changes 400 milliseconds early. In the demo, each word is there twice, cut off by 60 percent after 40 of its time.',
  () => {
    const {fromLrc} = sampleOf<Samples>(PAGE, 'from-lrc');
    const lrc = '[ar:The Tide Choir]\n[00:12.40]Carry me over\n[00:15]\n[01:02.5]home before the light\n';
    assert.deepEqual(fromLrc(lrc, 70_000), [caption('Carry me over', 12_400, 15_000), caption('home before the light', 62_500, 70_000)]);

    const {currentLine} = sampleOf<Samples>(PAGE, 'current-line');
    const lines = [[caption('Carry', 1000, 2000)], [caption('home', 3000, 4000)]];
    assert.deepEqual(
      [0, 599, 600, 2599, 2600, 9000].map((ms) => currentLine(lines, ms)?.[0]?.text),
      [undefined, undefined, 'Carry', 'Carry', 'home', 'home'],
    );

    const {Word} = sampleOf<Samples>(PAGE, 'Word');
    const colors = [999, 1000, 1999, 2000].map((ms) => Word({caption: lines[0]![0]!, ms}).props.style.color);
    assert.deepEqual([colors[0] === colors[3], colors[1] === colors[2], colors[0] === colors[1]], [true, true, false]);

    // " over" lasts from 0.9 to 1.5 seconds: at 50 frames per second, frame 57 is at 40 percent.
    const markup = markupAt(Karaoke, {...meta, fps: 50}, 57);
    assert.equal(markup.split(' over').length - 1, 2);
    assert.match(markup, /clip-path:inset\(-20% 60(\.0+\d*)?% -20% 0\)"> over/);
    assert.match(markup, /clip-path:inset\(-20% 0% -20% 0\)"> me/);
    assert.match(markup, /clip-path:inset\(-20% 100% -20% 0\)">the/);
  },
);
