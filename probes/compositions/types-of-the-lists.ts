import assert from 'node:assert/strict';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

/** A comment says of a line that it does not compile. */
const SOURCE = `import type {BundleOptions, LegacyBundleOptions, MandatoryLegacyBundleOptions} from '@remotion/bundler';
import type {ChromiumOptions, getCompositions, openBrowser, RenderFramesOptions, RenderMediaOptions, RenderStillOptions, selectComposition} from '@remotion/renderer';
import type {LoopVolumeCurveBehavior, VolumeProp} from 'remotion';
import {Sequence, Series} from 'remotion';
type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false;
export const volumes: VolumeProp[] = [0.4, (frame: number) => frame / 30];
export const text: VolumeProp = '0.4'; // wrong
export const none: VolumeProp = (frame: number) => String(frame); // wrong
export const curve: Equal<LoopVolumeCurveBehavior, 'repeat' | 'extend'> = true;
export const all: Equal<MandatoryLegacyBundleOptions, Required<LegacyBundleOptions>> = true;
export const few: MandatoryLegacyBundleOptions = {outDir: null}; // wrong
export const one: LegacyBundleOptions & Pick<BundleOptions, 'entryPoint'> = {entryPoint: 'src/index.ts', outDir: null};
const scene = <Series.Sequence durationInFrames={30}>a</Series.Sequence>;
export const plain = <Series>{scene}</Series>;
export const named = <Series name="Scenes">{scene}</Series>; // wrong
export const late = <Series from={10}>{scene}</Series>; // wrong
export const around = <Sequence from={10} name="Scenes"><Series>{scene}</Series></Sequence>;
export const browser0: Equal<NonNullable<RenderMediaOptions['chromiumOptions']>, ChromiumOptions> = true;
export const browser1: Equal<NonNullable<RenderStillOptions['chromiumOptions']>, ChromiumOptions> = true;
export const browser2: Equal<NonNullable<RenderFramesOptions['chromiumOptions']>, ChromiumOptions> = true;
export const browser3: Equal<NonNullable<Parameters<typeof selectComposition>[0]['chromiumOptions']>, ChromiumOptions> = true;
export const browser4: Equal<NonNullable<NonNullable<Parameters<typeof getCompositions>[1]>['chromiumOptions']>, ChromiumOptions> = true;
export const browser5: Equal<NonNullable<NonNullable<Parameters<typeof openBrowser>[1]>['chromiumOptions']>, ChromiumOptions> = true;
declare const variables: Record<string, string | undefined>;
export const some: RenderMediaOptions['envVariables'] = {STAGE: 'summer'};
export const everything: RenderMediaOptions['envVariables'] = {...variables}; // wrong
`;

export default slowInNode(
  'VolumeProp is a number or a function that returns one; MandatoryLegacyBundleOptions has all of LegacyBundleOptions; <Series> takes children alone; six functions take chromiumOptions; envVariables refuses process.env.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
  },
);
