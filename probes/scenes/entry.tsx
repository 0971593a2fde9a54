import {createElement, type ComponentType} from 'react';
import {Composition, registerRoot} from 'remotion';
import {SCENES} from '.';

type Props = {scene: keyof typeof SCENES; props: object};

/** The scene that a probe asks for. */
const Scene = ({scene, props}: Props) => createElement(SCENES[scene] as ComponentType<object>, props);

registerRoot(() => (
  <Composition id="Scene" component={Scene} width={320} height={180} fps={30} durationInFrames={60} defaultProps={{scene: 'SlideSeam' as const, props: {}}} />
));
