/**
 * Pages of the fixture sites: few enough to build in half a minute, and one of each kind, with every component that writers may use
 * and with members of all three sidebars. The pages that a post relates to are added to them.
 */
export const PAGES = [
  'docs/getting-started.mdx',
  'docs/api.mdx',
  'docs/the-fundamentals.mdx',
  'docs/animating-properties.mdx',
  'docs/transforms.mdx',
  'docs/sequence.mdx',
  'docs/spring.mdx',
  'docs/interpolate.mdx',
  'docs/use-current-frame.mdx',
  'docs/use-video-config.mdx',
  'docs/course/index.mdx',
  'docs/course/first-frame.mdx',
  'docs/course/title.mdx',
  'docs/license.mdx',
  'docs/cli/still.mdx',
  'docs/shapes/index.mdx',
  'docs/shapes/circle.mdx',
  'docs/recorder/index.mdx',
  'docs/recorder/setup.mdx',
  'docs/contributing/docs.mdx',
  'blog/introducing-remotion.mdx',
  'learn/apple-wow.mdx',
  'success-stories/yarx.mdx',
] as const;
