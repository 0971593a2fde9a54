import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'A value that the schema forbids',
  alt: 'The tab JSON with the props as text. The field has a red border, since speed is 5. Below it stands the message of Zod: Number must be less than or equal to 2. The buttons Reset, Format and Save follow.',
  caption: 'The preview keeps the last valid props, and saving waits until the value is allowed.',
  parts: ["Zod's message, after the path of the prop", 'Back to the default props', 'Saves, once the props are valid'],
};
