import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Two identities, and what each may do',
  alt: 'Your computer or backend acts as a user with an access key. It deploys and starts functions, and uploads sites and downloads files in the bucket. A function acts as the role remotion-lambda-role: it starts further functions and reads and writes files in the bucket.',
  caption: 'The user belongs to the side that asks, the role to the side that renders. Keys exist for the user alone; AWS hands the role to the function.',
};
