/** Written by plugins/demos. */
declare module '@generated/demos/default/index' {
  import type {ComponentType} from 'react';
  import type {DemoSource, Values} from '@site/plugins/demos/types';

  export const demos: Record<string, (() => Promise<{component: ComponentType<Values>; source: DemoSource}>) | undefined>;
}
