import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {Examples} from '@site/src/components/home/Examples';
import {Experts} from '@site/src/components/home/Experts';
import {FirstSteps} from '@site/src/components/home/FirstSteps';
import {Hero} from '@site/src/components/home/Hero';
import {Pricing} from '@site/src/components/home/pricing';
import {Parameters} from '@site/src/components/home/parameters';
import {Parts} from '@site/src/components/home/Parts';
import {Products} from '@site/src/components/home/Products';
import {RenderPlaces} from '@site/src/components/home/RenderPlaces';
import {Stories} from '@site/src/components/home/Stories';
import {StructuredData} from '@site/src/components/home/StructuredData';
import {Templates} from '@site/src/components/home/Templates';

const DESCRIPTION = 'Remotion turns React components into videos: compose with code, preview in the browser, render on your machine, a server or in the cloud.';

export default function HomePage(): ReactNode {
  return (
    <Layout title="Make videos programmatically" description={DESCRIPTION}>
      <StructuredData description={DESCRIPTION} />
      <main>
        <Hero />
        <Parts />
        <Parameters />
        <Examples />
        <RenderPlaces />
        <Products />
        <Templates />
        <Stories />
        <Pricing />
        <Experts />
        <FirstSteps />
      </main>
    </Layout>
  );
}
