import React, {type ReactNode} from 'react';
import {IsItFree} from '@site/src/components/license/IsItFree';
import {Actions} from '@site/src/components/player/Actions';
import {ControlFromCode} from '@site/src/components/player/ControlFromCode';
import {Embed} from '@site/src/components/player/Embed';
import {HeroStage} from '@site/src/components/player/HeroStage';
import {Limits} from '@site/src/components/player/Limits';
import {ReactToData} from '@site/src/components/player/ReactToData';
import {ReadOn} from '@site/src/components/player/ReadOn';
import {RenderToFile} from '@site/src/components/player/RenderToFile';
import {Page} from '@site/src/components/ui/Page';
import type {MdxSample} from '@site/src/components/player/NameDemo';
import ControlSample from './_ControlSample.mdx';
import DataSample from './_DataSample.mdx';
import EmbedSample from './_EmbedSample.mdx';
import RenderSample from './_RenderSample.mdx';
import TagSample from './_TagSample.mdx';

export default function PlayerPage(): ReactNode {
  return (
    <Page
      title="Remotion Player"
      description="Play a Remotion video inside a React app, change it with props while it plays, control it from code, and render it to a file later."
      lead="A video that is a React component: it plays in your app, follows your data while it plays, and becomes a file when you need one."
      actions={<Actions />}
      note={<IsItFree />}
    >
      <HeroStage />
      <Embed sample={<EmbedSample />} />
      <ReactToData sample={<DataSample />} tag={TagSample as MdxSample} />
      <ControlFromCode sample={<ControlSample />} />
      <RenderToFile sample={<RenderSample />} />
      <Limits />
      <ReadOn />
    </Page>
  );
}
