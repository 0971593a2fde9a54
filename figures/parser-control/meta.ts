import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One controller, three commands',
  alt: 'A parse or a conversion over time: it reads until pause is called, stands still until resume, reads on at the same place, and ends early when abort is called. The promise then rejects.',
  caption: '`pause()` and `resume()` keep the place in the file. After `abort()` the promise rejects and the requests end.',
};
