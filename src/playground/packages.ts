/** What a project may import, each built from the installed version into files of its own. */
export const PLAYABLE = [
  'react',
  'react-dom',
  'remotion',
  '@remotion/player',
  '@remotion/transitions',
  '@remotion/transitions/clock-wipe',
  '@remotion/transitions/fade',
  '@remotion/transitions/flip',
  '@remotion/transitions/iris',
  '@remotion/transitions/none',
  '@remotion/transitions/slide',
  '@remotion/transitions/wipe',
  '@remotion/shapes',
  '@remotion/paths',
  '@remotion/noise',
  '@remotion/motion-blur',
  '@remotion/animation-utils',
  '@remotion/layout-utils',
  '@remotion/captions',
  '@remotion/media-utils',
  '@remotion/fonts',
  '@remotion/gif',
  '@remotion/lottie',
  '@remotion/zod-types',
  'zod',
  'three',
  '@react-three/fiber',
  '@remotion/three',
] as const;

export type PlayableName = (typeof PLAYABLE)[number];

/** What the compiler imports by itself, for elements. */
export const JSX_RUNTIME = 'react/jsx-runtime';

/** Whether a project may import a module of that name. */
export const isPlayable = (name: string): name is PlayableName => (PLAYABLE as readonly string[]).includes(name);

const NEEDS_NODE = 'runs in Node.js, not in a browser. Download the project to use it.';
const OTHER_SITES = 'fetches its files from another site, which the playground does not do.';

/** Packages of the toolkit that pages describe, and why the playground leaves them out. The longest name that matches counts. */
const LEFT_OUT: Record<string, string> = {
  '@remotion/animated-emoji': 'needs video files that are copied into your project. Download the project to use it.',
  '@remotion/google-fonts': `${OTHER_SITES} Drop a font file here and load it with @remotion/fonts, or download the project.`,
  '@remotion/rive': OTHER_SITES,
  '@remotion/skia': 'needs WebAssembly, which this site’s policy forbids, and 7 MB of it. Download the project to use it.',
  '@shopify/react-native-skia': 'needs WebAssembly, which this site’s policy forbids, and 7 MB of it. Download the project to use it.',
  '@remotion/whisper-web': 'needs WebAssembly, which this site’s policy forbids. Download the project to use it.',
  '@remotion/media-parser': 'reads files rather than drawing frames. Download the project to use it.',
  '@remotion/webcodecs': 'converts files rather than drawing frames. Download the project to use it.',
  '@remotion/preload': 'prepares a page that shows a Player; the playground loads files as frames need them.',
  '@remotion/tailwind': 'is part of a build. Download the project to use it.',
  '@remotion/tailwind-v4': 'is part of a build. Download the project to use it.',
  '@remotion/enable-scss': 'is part of a build. Download the project to use it.',
  'remotion/version': 'is not in the playground; import VERSION from remotion.',
  '@remotion': NEEDS_NODE,
  node: NEEDS_NODE,
};

const BUILT_IN =
  /^(node:|(assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|timers|tls|tty|url|util|v8|vm|worker_threads|zlib)(\/|$))/;

/** Why a module cannot be imported, in words for the reader. */
export function whyNot(name: string): string {
  const key = Object.keys(LEFT_OUT)
    .filter((each) => name === each || name.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length)[0];
  const reason = BUILT_IN.test(name) ? LEFT_OUT.node : key && LEFT_OUT[key];
  return reason
    ? `${name} ${reason}`
    : `There is no package ${name} in the playground. It has ${listed(PLAYABLE.filter((each) => !each.startsWith('@remotion/transitions/')))}.`;
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
