import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Ten clicks on an unrelated button',
  alt: 'Two trees of components. On the left, the page holds the Player: each click renders page, button, Player and composition again. On the right, the Player is in a component with memo that gets the same values: each click renders the page and the button, and nothing below the memo.',
  caption: 'Blue renders with each click: ten more renders of the composition with the Player in the page, none behind `memo()`.',
};
