import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Source = {slowDurationInSeconds: number; dimensions?: {width: number; height: number} | null};
type Metadata = {durationInFrames: number; fps?: number; width?: number; height?: number; props?: {scenes?: {frames: number}[]}};
type Compute = (given: {props: object}) => Promise<Metadata>;
type Root = {[root: string]: () => ReactElement<{calculateMetadata: Compute; durationInFrames?: number}>};

const parser = (...sources: Source[]) => ({'@remotion/media-parser': {parseMedia: () => Promise.resolve(sources.length > 1 ? sources.shift() : sources[0])}});

export default inNode(
  'A clip is rounded down to frames and even sizes, a song up, and a file without a picture throws. An episode is 72 frames longer than its content, a voice of 4.05 seconds makes 152 frames, and scenes get 10 frames each.',
  async () => {
    const {fitToClip} = sampleOf<{fitToClip: Compute}>(
      ['docs/miscellaneous/snippets/align-duration.mdx'],
      'fit-to-clip',
      parser({slowDurationInSeconds: 10.03, dimensions: {width: 1281, height: 721}}),
    );
    assert.deepEqual(await fitToClip({props: {src: 'pier.mp4'}}), {fps: 30, durationInFrames: 300, width: 1280, height: 720});
    const silent = sampleOf<{fitToClip: Compute}>(
      ['docs/miscellaneous/snippets/align-duration.mdx'],
      'fit-to-clip',
      parser({slowDurationInSeconds: 3, dimensions: null}),
    );
    await assert.rejects(silent.fitToClip({props: {src: 'gulls.mp3'}}), {message: 'gulls.mp3 has no picture'});
    const {fitToSong} = sampleOf<{fitToSong: Compute}>(
      ['docs/miscellaneous/snippets/align-duration.mdx'],
      'fit-to-song',
      parser({slowDurationInSeconds: 10.01}),
    );
    assert.equal((await fitToSong({props: {song: 'x.mp3'}})).durationInFrames, 301);

    const {Episodes} = sampleOf<Root>(['docs/recipes/intro-and-outro.mdx'], 'Episodes', parser({slowDurationInSeconds: 20.01}));
    assert.equal((await Episodes!().props.calculateMetadata({props: {src: 'x'}})).durationInFrames, 600 + 72);

    const voice = {...parser({slowDurationInSeconds: 4.05}), './VoiceOverLength': {VoiceOverLength: () => null}};
    const {RemotionRoot} = sampleOf<Root>(['docs/recipes/voice-over-length.mdx'], 'Root', voice);
    const {calculateMetadata, durationInFrames} = RemotionRoot!().props;
    assert.equal(durationInFrames, undefined);
    assert.deepEqual(await calculateMetadata({props: {src: 'x', tail: 1}}), {durationInFrames: 152});
    const {measureScenes} = sampleOf<{measureScenes: Compute}>(
      ['docs/recipes/voice-over-length.mdx'],
      'measure-scenes',
      parser({slowDurationInSeconds: 2}, {slowDurationInSeconds: 3.01}),
    );
    const scenes = await measureScenes({props: {scenes: [{src: 'a'}, {src: 'b'}]}});
    assert.deepEqual([scenes.durationInFrames, scenes.props!.scenes!.map(({frames}) => frames)], [171, [70, 101]]);
  },
);
