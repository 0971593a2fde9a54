import React, {type ReactNode} from 'react';
import {LinkRows, type LinkRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const PARTS: LinkRow[] = [
  {
    label: 'Compose with code',
    to: '/docs/the-fundamentals',
    text: 'Components, props, variables, functions, npm packages: what structures an app structures a video. CSS, SVG, canvas and WebGL draw it.',
  },
  {
    label: 'Edit by parameters',
    to: '/docs/passing-props',
    text: 'Give a composition a schema and the Studio shows a form for it. The same props come from a file, a flag or a request when you render.',
  },
  {
    label: 'Embed the Player',
    to: '/player/',
    text: 'The composition that you render also plays inside your React app, where it reacts to what your users type.',
  },
  {
    label: 'Render in parallel',
    to: '/lambda/',
    text: 'Remotion Lambda splits a video over many functions in your own AWS account and joins the parts.',
  },
];

export function Parts(): ReactNode {
  return (
    <Section
      title="One codebase, from the first frame to the file"
      intro="A video is a React project. What you know about state, types, tests and version control holds for it."
    >
      <LinkRows rows={PARTS} areHeadings />
    </Section>
  );
}
