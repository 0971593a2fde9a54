import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Containers over a busy half hour',
  alt: 'A curve of running containers over 30 minutes. One stays ready as the minimum. When four renders of three minutes start each minute, the number rises to twelve and stays there. When five a minute are started, more than twelve would be needed, and requests beyond the maximum wait or are refused. Then it falls back to one.',
  caption: 'Four renders a minute, three minutes each: twelve containers. With five a minute, a maximum of twelve is too low: the dashed renders wait or fail.',
};
