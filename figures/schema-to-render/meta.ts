import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What one schema does',
  alt: 'A Zod schema has three uses: TypeScript infers the type of the props from it, the Studio shows a form, and every render validates the props before the first frame.',
  caption: 'You write the schema once. The type, the form and the check of each render follow from it and cannot disagree.',
};
