import type {ComponentType} from 'react';
import type {DemoCard, DemoSource} from '@site/core/demos/types';
import type {Values} from '@site/demos/lib/controls';

/** What a reader pressed to open a demo. */
export type OpenAction = 'play' | 'code' | 'project';

export type LiveProps = {
  card: DemoCard;
  component: ComponentType<Values>;
  source: DemoSource;
  /** The element on top of the poster that the Player goes into. */
  screen: HTMLElement;
  openAction?: OpenAction;
};
