import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'How an agent corrects itself',
  alt: 'The skill and the documentation tell the agent how to write code. The code is checked: the types are compiled and a still is rendered. What the agent sees there goes back into the code.',
  caption: 'Rules prevent mistakes, and a picture shows the ones that are left. An agent that never looks at a frame does not know about them.',
};
