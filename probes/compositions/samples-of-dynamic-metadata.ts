import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Numbers = {durationInFrames: number; fps?: number; width?: number; height?: number};
type Root = () => {props: {calculateMetadata(given: {props: object}): Numbers | Promise<Numbers>}};
type Source = {dimensions: {width: number; height: number} | null; slowFps: number; slowDurationInSeconds: number};

const PAGE = ['docs/dynamic-metadata.mdx'];

export default inNode(
  'In the samples, an empty menu lasts 75 frames, a part of a frame of a narration counts as a frame, and the size of a source video is rounded down to even numbers.',
  async () => {
    const {MenuRoot} = sampleOf<{MenuRoot: Root}>(PAGE, 'MenuRoot');
    const menu = (...dishes: string[]) => MenuRoot().props.calculateMetadata({props: {dishes}});
    assert.deepEqual(menu(), {durationInFrames: 75});
    assert.deepEqual(menu('Soup', 'Risotto', 'Plum cake'), {durationInFrames: 225});

    const narrated = async (seconds: number) => {
      const given = {'@remotion/media-utils': {getAudioDurationInSeconds: () => Promise.resolve(seconds)}};
      const {EpisodeRoot} = sampleOf<{EpisodeRoot: Root}>(PAGE, 'EpisodeRoot', given);
      return (await EpisodeRoot().props.calculateMetadata({props: {narration: 'x.mp3'}})).durationInFrames - 45;
    };
    assert.deepEqual([await narrated(10), await narrated(10.01)], [300, 301]);

    const fitted = (source: Source) => {
      const {SubtitledRoot} = sampleOf<{SubtitledRoot: Root}>(PAGE, 'SubtitledRoot', {
        '@remotion/media-parser': {parseMedia: () => Promise.resolve(source)},
      });
      return SubtitledRoot().props.calculateMetadata({props: {src: 'x.mp4'}});
    };
    const source = {dimensions: {width: 1281, height: 721}, slowFps: 25, slowDurationInSeconds: 10.03};
    assert.deepEqual(await fitted(source), {width: 1280, height: 720, fps: 25, durationInFrames: 250});
    await assert.rejects(async () => fitted({...source, dimensions: null}), {message: 'x.mp4 has no video track'});
  },
);
