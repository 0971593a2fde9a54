import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Where the keys come from',
  alt: 'Your program calls renderMediaOnLambda. The AWS SDK asks the metadata service of the instance for keys. The service hands out temporary keys of the role kiosk-server. The SDK signs the request with them and sends it to Lambda. Before the keys expire, the SDK asks again.',
  caption: 'No key is stored anywhere: the SDK fetches temporary ones from the instance, and asks again before they expire.',
};
