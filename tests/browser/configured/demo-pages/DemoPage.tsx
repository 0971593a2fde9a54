import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import type {DemoCard} from '@site/core/demos/types';
import {Demo} from '@site/src/components/mdx/Demo';

type Props = {card: DemoCard; route: {variant?: string}};

/** A page with one demo, as a page of the documentation would show it. */
export default function DemoPage({card, route: {variant}}: Props): ReactNode {
  return (
    <Layout title={card.title} description={card.alt}>
      <main className="container">
        <h1>{card.title}</h1>
        <Demo id={card.id} card={card} variant={variant} isHigh />
      </main>
    </Layout>
  );
}
