import type {DemoMeta} from '../../demos/lib/demo-meta';

/** The file of a new project that registers a demo as its composition. */
export const rootCode = (id: string, component: string, {width, height, fps, durationInFrames}: DemoMeta): string => `import {Composition} from 'remotion';
import {${component}} from './${component}';

export const RemotionRoot = () => (
  <Composition
    id="${id}"
    component={${component}}
    width={${width}}
    height={${height}}
    fps={${fps}}
    durationInFrames={${durationInFrames}}
  />
);`;
