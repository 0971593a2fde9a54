/** Written by plugins/demos. */
declare module '@generated/demos/default/index' {
  import type {ComponentType} from 'react';
  import type {DemoCard, DemoSource} from '@site/core/demos/types';
  import type {Values} from '@site/demos/lib/controls';

  export const demos: Record<string, (() => Promise<{component: ComponentType<Values>; source: DemoSource; card: DemoCard}>) | undefined>;
}

declare module '@generated/demos/default/cards/*.json' {
  import type {DemoCard} from '@site/core/demos/types';

  const card: DemoCard;
  export default card;
}

declare module '@generated/demos/default/code/*.json' {
  import type {DemoCode} from '@site/core/demos/types';

  const code: DemoCode;
  export default code;
}
