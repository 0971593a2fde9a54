import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

const PARTS = [
  {
    name: 'Compose with code',
    to: '/docs/the-fundamentals',
    text: 'Components, props, variables, functions, npm packages: what structures an app structures a video. CSS, SVG, canvas and WebGL draw it.',
  },
  {
    name: 'Edit by parameters',
    to: '/docs/passing-props',
    text: 'Give a composition a schema and the Studio shows a form for it. The same props come from a file, a flag or a request when you render.',
  },
  {
    name: 'Embed the Player',
    to: '/player/',
    text: 'The composition that you render also plays inside your React app, where it reacts to what your users type.',
  },
  {
    name: 'Render in parallel',
    to: '/lambda/',
    text: 'Remotion Lambda splits a video over many functions in your own AWS account and joins the parts.',
  },
] as const;

export function Parts(): ReactNode {
  return (
    <Section
      title="One codebase, from the first frame to the file"
      intro="A video is a React project. What you know about state, types, tests and version control holds for it."
    >
      <ol className={styles.rows}>
        {PARTS.map(({name, to, text}) => (
          <li key={to}>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
