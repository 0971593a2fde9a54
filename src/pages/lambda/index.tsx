import React, {type ReactNode} from 'react';
import {Actions} from '@site/src/components/lambda/Actions';
import {Costs} from '@site/src/components/lambda/Costs';
import {Figures} from '@site/src/components/lambda/Figures';
import {FromCode} from '@site/src/components/lambda/FromCode';
import {HowItSplits} from '@site/src/components/lambda/HowItSplits';
import {Limits} from '@site/src/components/lambda/Limits';
import {Notes} from '@site/src/components/lambda/Notes';
import {OtherWays} from '@site/src/components/lambda/OtherWays';
import {ReadOn} from '@site/src/components/lambda/ReadOn';
import {LambdaSimulation} from '@site/src/components/lambda/simulation';
import {Setup} from '@site/src/components/lambda/Setup';
import {IsItFree} from '@site/src/components/license/IsItFree';
import {Page} from '@site/src/components/ui/Page';
import RenderSample from './_RenderSample.mdx';

const description =
  'Render videos on AWS Lambda: how a render is split across many functions, how fast that is and what it costs, and how to set it up in your account.';
const lead = 'Many AWS functions each render a part of your video at the same time, in your own account, and hand you one file.';

export default function LambdaPage(): ReactNode {
  return (
    <Page title="Remotion Lambda" description={description} lead={lead} actions={<Actions />} note={<IsItFree />}>
      <HowItSplits />
      <Figures />
      <Costs />
      <LambdaSimulation />
      <FromCode sample={<RenderSample />} />
      <Setup />
      <Limits />
      <OtherWays />
      <ReadOn />
      <Notes />
    </Page>
  );
}
