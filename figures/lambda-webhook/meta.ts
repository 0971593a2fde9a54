import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'From the start of a render to the call',
  alt: 'Your backend starts a render on Lambda and gets a render ID at once. Lambda renders the video, stores it in S3, and then posts the result to the webhook, signed with the secret. The backend checks the signature and answers 200.',
  caption: 'The backend does nothing while Lambda renders. When the file is stored, or the render has failed, your URL is called.',
};
