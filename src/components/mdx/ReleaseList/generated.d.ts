/** Written by plugins/releases. */
declare module '@generated/releases/default/all.json' {
  import type {Release} from '@site/core/data/releases';

  const releases: Release[];
  export default releases;
}
