import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What is left, and in which order it goes',
  alt: 'In each region, four things are removed in this order: functions, sites, renders with their bucket, logs. Then, once for the account: access key, user, role, and the package in your project.',
  caption: 'Regions first, the account last: the user that removes functions and sites needs its permissions until the end.',
};
