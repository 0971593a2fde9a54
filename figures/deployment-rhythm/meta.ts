import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What you do once, and what again',
  alt: 'Four tracks over the life of a project. The account is set up once at the start. A function or service is deployed at the start and with each new version. The site is deployed at the start, after every change of your code and with each new version. Renders happen all the time and need no deployment.',
  caption:
    'Each row happens more often than the one above it. New props need no deployment at all, new code needs the site, and a new version of Remotion needs both.',
};
