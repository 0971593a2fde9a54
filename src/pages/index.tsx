import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';
import {FirstSteps} from '@site/src/components/home/FirstSteps';
import {Hero} from '@site/src/components/home/Hero';
import {Pricing} from '@site/src/components/home/pricing';
import {Parts} from '@site/src/components/home/Parts';
import {RenderPlaces} from '@site/src/components/home/RenderPlaces';

export default function HomePage(): ReactNode {
  return (
    <Layout
      title="Make videos programmatically"
      description="Remotion turns React components into videos: compose with code, preview in the browser, render on your machine, a server or in the cloud."
    >
      <main>
        <Hero />
        <Parts />
        <RenderPlaces />
        <FirstSteps />
        <Pricing />
      </main>
    </Layout>
  );
}
