import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where a question goes',
  alt: 'A tab of your browser and the Studio both open the page /ai of this website. If the chat is on, that page holds a frame from crawlchat.app, which gets what you type. Its links open assistants elsewhere, which get the address of these pages.',
  caption: 'The window in the Studio is the same page as on the website, and sees nothing of your project.',
};
