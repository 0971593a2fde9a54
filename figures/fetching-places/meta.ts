import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How many requests the API sees',
  alt: 'On the left, a component that fetches: three browser tabs each send a request to the API. On the right, calculateMetadata sends one request and hands the answer to all three tabs as props.',
  caption: 'A component asks in every tab of a render. `calculateMetadata()` asks once, and all tabs get the same answer.',
};
