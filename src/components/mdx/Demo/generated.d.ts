/** Written by plugins/demos. */
declare module '@generated/demos/default/index' {
  import type {ComponentType} from 'react';
  import type {DemoSource, Values} from '@site/plugins/demos/types';

  export const demos: Record<string, (() => Promise<{component: ComponentType<Values>; source: DemoSource}>) | undefined>;
}

declare module '@generated/demos/default/cards/*.json' {
  import type {DemoCard} from '@site/plugins/demos/types';

  const card: DemoCard;
  export default card;
}

declare module '@generated/demos/default/code/*.json' {
  import type {DemoCode} from '@site/plugins/demos/types';

  const code: DemoCode;
  export default code;
}
