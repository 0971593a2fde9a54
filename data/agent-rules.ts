/** A rule that prevents a mistake which generated code often makes, and the page that explains it. */
export type AgentRule = {rule: string; page: string};

/** What every list for agents says first; the pages are files below docs/, without the extension. */
export const AGENT_RULES: AgentRule[] = [
  {
    rule: 'A video is a function of the frame, and `useCurrentFrame()` is its only clock. A render asks for frames in any order and in several tabs, so CSS transitions and animations, timers, `requestAnimationFrame()`, `Date.now()` and `Math.random()` break it.',
    page: 'the-fundamentals',
  },
  {
    rule: 'Times are frames: write `seconds * fps`, with `fps` from `useVideoConfig()`. Frames start at 0, and the last one is `durationInFrames - 1`.',
    page: 'use-video-config',
  },
  {rule: "Pass `extrapolateLeft: 'clamp'` and `extrapolateRight: 'clamp'` to `interpolate()`, or the value runs on beyond the range.", page: 'interpolate'},
  {
    rule: 'Use `<Img>`, `<OffthreadVideo>` and `<Audio>`: a render waits for them. It does not wait for `<img>`, `<video>`, `<audio>` and CSS background images.',
    page: 'assets',
  },
  {rule: 'Files are in the folder `public/` and are addressed with `staticFile()`.', page: 'staticfile'},
  {rule: '`random(seed)` returns the same number for the same seed, in every tab and in every render.', page: 'random'},
  {rule: 'Inside a `<Sequence>`, `useCurrentFrame()` starts at 0.', page: 'sequence'},
  {rule: 'Declare the props of a composition with `type`; an `interface` does not fit `<Composition>`.', page: 'composition'},
  {
    rule: '`remotion` and all `@remotion/*` packages need one exact version, without `^`. `npx remotion versions` says whether they have it.',
    page: 'version-mismatch',
  },
  {
    rule: "Check what you wrote: the project's own TypeScript finds wrong props, and `npx remotion still` renders one frame to an image that you can look at.",
    page: 'cli/still',
  },
  {rule: 'Do not invent props, flags or functions. The reference lists every export, and each page of it every option with its type and default.', page: 'api'},
];

/** How a skill is named and when an agent uses it; the limits are those of agentskills.io. */
export const AGENT_SKILL = {
  name: 'remotion',
  description:
    'Write, change, check and render videos in code with Remotion, the toolkit for making videos with React. Use it when a project depends on remotion or an @remotion package, or when somebody asks for a video, an animation, captions, a composition or a render made with React.',
};
