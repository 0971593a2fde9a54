import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

const PRODUCTS = [
  {label: 'Player', to: '/player/', text: 'Plays a composition in your React app and follows its props.'},
  {label: 'Lambda', to: '/lambda/', text: 'Splits a render over many functions in your AWS account.'},
  {label: 'Studio', to: '/docs/studio/', text: 'Shows every frame while you write, and renders at a press.'},
  {label: 'Media Parser', to: '/docs/media-parser/', text: 'Reads size, length, codecs and samples of media files in JavaScript.'},
  {label: 'WebCodecs', to: '/docs/webcodecs/', text: 'Converts video and audio in the browser, without a server.'},
  {label: 'Recorder', to: '/docs/recorder/', text: 'Records screen and camera, and edits them with code.'},
  {label: 'Editor Starter', to: '/docs/editor-starter/', text: 'The source code of a video editor to build upon. It is sold in the store.'},
  {label: 'Timeline', to: '/docs/timeline/', text: 'A component that shows and moves the tracks of such an editor.'},
];

/** The parts of the toolkit, and what is sold alongside it. */
export function Products(): ReactNode {
  return (
    <Section title="The parts of the toolkit" intro={<p>Use each of them on its own, or combine them into an app that produces videos.</p>}>
      <ul className={styles.products}>
        {PRODUCTS.map(({label, to, text}) => (
          <li key={label}>
            <h3>
              <Link to={to}>{label}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
