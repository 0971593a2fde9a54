import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From a function to its measurements',
  alt: 'A function that was deployed with the layer of Lambda Insights writes what it uses to the Insights logs. The Insights page of the AWS console shows memory, CPU and disk.',
  caption: 'The layer is chosen when the function is deployed. A function without it renders the same, and the page stays empty.',
};
