/** Written by plugins/releases. */
declare module '@generated/releases/default/all.json' {
  import type {Release} from '@site/core/data/releases';

  const releases: Release[];
  export default releases;
}

declare module '@generated/releases/default/changes-by-page.json' {
  import type {PageChange} from '@site/core/data/releases';

  const changes: Record<string, PageChange[]>;
  export default changes;
}

declare module '@generated/releases/default/by-address.json' {
  /** The first release of what stands at an address: a page, or a section of it. */
  const releases: Record<string, string>;
  export default releases;
}
