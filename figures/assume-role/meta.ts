import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Rendering with a role',
  alt: 'Mara asks AWS STS for the role video-deployer. STS compares her with the trust policy of the role and returns keys that are valid for an hour. With them she deploys and renders. The functions themselves use the role remotion-lambda-role.',
  caption: 'Mara has no key of her own for Remotion. Who is in the trust policy decides who gets keys, and these end by themselves.',
};
