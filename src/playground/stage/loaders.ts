import type {PlayableName} from '../packages';

type Loader = () => Promise<object>;

/** How each package gets into the stage: as a file that is fetched when a project imports it first. */
export const LOADERS: Record<Exclude<PlayableName, 'react' | 'react-dom' | 'remotion' | '@remotion/player'>, Loader> = {
  '@remotion/transitions': () => import('@remotion/transitions'),
  '@remotion/transitions/clock-wipe': () => import('@remotion/transitions/clock-wipe'),
  '@remotion/transitions/fade': () => import('@remotion/transitions/fade'),
  '@remotion/transitions/flip': () => import('@remotion/transitions/flip'),
  '@remotion/transitions/iris': () => import('@remotion/transitions/iris'),
  '@remotion/transitions/none': () => import('@remotion/transitions/none'),
  '@remotion/transitions/slide': () => import('@remotion/transitions/slide'),
  '@remotion/transitions/wipe': () => import('@remotion/transitions/wipe'),
  '@remotion/shapes': () => import('@remotion/shapes'),
  '@remotion/paths': () => import('@remotion/paths'),
  '@remotion/noise': () => import('@remotion/noise'),
  '@remotion/motion-blur': () => import('@remotion/motion-blur'),
  '@remotion/animation-utils': () => import('@remotion/animation-utils'),
  '@remotion/layout-utils': () => import('@remotion/layout-utils'),
  '@remotion/captions': () => import('@remotion/captions'),
  '@remotion/media-utils': () => import('@remotion/media-utils'),
  '@remotion/fonts': () => import('@remotion/fonts'),
  '@remotion/gif': () => import('@remotion/gif'),
  '@remotion/lottie': () => import('@remotion/lottie'),
  '@remotion/zod-types': () => import('@remotion/zod-types'),
  zod: () => import('zod'),
  three: () => import('three'),
  '@react-three/fiber': () => import('@react-three/fiber'),
  '@remotion/three': () => import('@remotion/three'),
};
