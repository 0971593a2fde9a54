import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'One definition, four places',
  alt: 'The definition of an option is read in four places, in the order in which they win: a property in Node.js, a field in the Studio, a flag on the command line, and a setter in the configuration file.',
  caption: 'The first of the four that is set decides, and the default comes last. Only commands read the configuration.',
};
