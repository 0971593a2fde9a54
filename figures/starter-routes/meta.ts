import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Five routes, and who works behind them',
  alt: 'The editor in the browser calls five routes of your server. The upload route signs addresses for S3. The captions route sends audio to OpenAI. The font route reads metadata on the server. The render and progress routes talk to Lambda.',
  caption: 'The editor never talks to a paid service by itself: the keys are on your server. Guard the routes, since anyone can call them.',
};
