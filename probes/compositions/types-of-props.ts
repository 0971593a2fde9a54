import assert from 'node:assert/strict';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

/** A comment says of a line that it does not compile. */
const SOURCE = `import {Player} from '@remotion/player';
import {Composition, interpolate} from 'remotion';
import type {CompProps, InterpolateOptions, RemotionAudioProps, RemotionMainAudioProps, RemotionMainVideoProps, RemotionVideoProps} from 'remotion';
const Card = ({name}: {name: string}) => <p>{name}</p>;
const Note = ({name}: {name?: string}) => <p>{name}</p>;
const size = {id: 'a', width: 1, height: 1, fps: 30, durationInFrames: 1};
const video = {fps: 30, durationInFrames: 1, compositionWidth: 1, compositionHeight: 1};
export const valid = [<Composition {...size} component={Card} defaultProps={{name: 'Ada'}} />, <Composition {...size} component={Note} />];
export const missing = <Composition {...size} component={Card} />; // wrong
export const other = <Composition {...size} component={Card} defaultProps={{name: 4}} />; // wrong
export const player = <Player component={Note} {...video} calculateMetadata={() => ({fps: 60})} />; // wrong
type Four = Record<'trimBefore' | 'trimAfter' | 'startFrom' | 'endAt', 1>;
type Video = Record<Exclude<keyof RemotionMainVideoProps, '_remotionInternalNativeLoopPassed'>, 1>;
type Audio = Record<keyof RemotionMainAudioProps, 1>;
export const four: [Video, Audio] = [{} as Four, {} as Four];
export const back: [Four, Four] = [{} as Video, {} as Audio];
export const own: (keyof RemotionVideoProps & keyof RemotionAudioProps)[] = ['src', 'volume', 'className', 'preload'];
export const cut: keyof RemotionVideoProps = 'trimBefore'; // wrong
export const trim: keyof RemotionAudioProps = 'trimBefore'; // wrong
export const ways: CompProps<{name?: string}>[] = [{component: Note}, {lazyComponent: () => Promise.resolve({default: Note})}];
export const neither: CompProps<{name?: string}> = {}; // wrong
export const last: Parameters<typeof interpolate> = [0, [0, 1], [0, 1], {extrapolateLeft: 'clamp'} satisfies InterpolateOptions];
`;

export default slowInNode(
  'A component with a required prop needs defaultProps of its type. A Player has no calculateMetadata. RemotionVideoProps and RemotionAudioProps lack the props that cut; CompProps is component or lazyComponent.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
  },
);
