import assert from 'node:assert/strict';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/recipes/chapters-file.mdx'];

type Chapter = {title: string; from: number};
type File = {props: {filename: string; content: string}};
type Samples = {
  ChapterFiles(props: {chapters: Chapter[]}): null | {props: {children: File[]}};
  chapters: Chapter[];
  fromScenes(scenes: {title: string; durationInFrames: number}[]): Chapter[];
  toVtt(chapters: Chapter[], fps: number, durationInFrames: number): string;
};

export default inNode(
  'Two files are handed over at frame 0 alone. A chapter ends where the next one begins, the last with the video, in frames; a list of an hour has hours; scenes are added up; times for a web player have milliseconds.',
  () => {
    const {ChapterFiles} = sampleOf<Samples>(PAGE, 'ChapterFiles');
    const {chapters} = sampleOf<Samples>(PAGE, 'Pottery');
    const filesAt = (frame: number, list: Chapter[], durationInFrames = 960) => {
      let files: [string, string][] | undefined;
      const component = () => {
        files = ChapterFiles({chapters: list})?.props.children.map(({props}) => [props.filename, props.content]);
        return null;
      };
      markupAt(component, {width: 1280, height: 720, fps: 30, durationInFrames}, frame);
      return files;
    };
    assert.equal(filesAt(1, chapters), undefined);
    const [list, marks] = filesAt(0, chapters)!;
    assert.deepEqual(list, ['chapters.txt', '0:00 Clay\n0:10 Wheel; slow & fast\n0:22 Kiln']);
    assert.equal(marks![0], 'chapters.ffmetadata');
    assert.deepEqual(
      [...marks![1].matchAll(/^(?:TIMEBASE|START|END)=(.*)$/gm)].map(([, value]) => value),
      ['1/30', '0', '300', '1/30', '300', '660', '1/30', '660', '960'],
    );
    assert.ok(marks![1].includes('title=Wheel\\; slow & fast\n'));
    assert.equal(filesAt(0, [{title: 'Glaze', from: 3725 * 30}], 200_000)![0]![1], '1:02:05 Glaze');

    const scenes = [300, 360, 300].map((durationInFrames, index) => ({title: chapters[index]!.title, durationInFrames}));
    assert.deepEqual(sampleOf<Samples>(PAGE, 'from-scenes').fromScenes(scenes), chapters);
    const [head, first] = sampleOf<Samples>(PAGE, 'to-vtt').toVtt(chapters, 30, 960).split('\n\n');
    assert.deepEqual([head, first], ['WEBVTT', '00:00:00.000 --> 00:00:10.000\nClay']);
  },
);
