import React, {type ReactNode} from 'react';
import {LinkRows, type LinkRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const PARTS: LinkRow[] = [
  {
    label: 'Compose with code',
    to: '/docs/the-fundamentals',
    text: 'Structure a video as you structure an app: with components, props, functions and npm packages. Draw it with CSS, SVG, canvas and WebGL.',
  },
  {
    label: 'Edit by parameters',
    to: '/docs/passing-props',
    text: 'Give a composition a schema and the Studio shows a form for it. When you render, the same props come from a file, a flag or a request.',
  },
  {
    label: 'Embed the Player',
    to: '/player/',
    text: 'The composition that you render also plays inside your React app, where it reacts to what your users type.',
  },
  {
    label: 'Render in parallel',
    to: '/lambda/',
    text: 'Remotion Lambda splits a video across many functions in your own AWS account and joins the parts.',
  },
];

export function Parts(): ReactNode {
  return (
    <Section
      title="One codebase, from the first frame to the file"
      intro="A video is a React project. Everything you know about state, types, tests and version control applies."
    >
      <LinkRows rows={PARTS} areHeadings />
    </Section>
  );
}
