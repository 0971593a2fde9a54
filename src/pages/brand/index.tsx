import React, {type ReactNode} from 'react';
import {Colors} from '@site/src/components/brand/Colors';
import {Logos} from '@site/src/components/brand/Logos';
import {Usage} from '@site/src/components/brand/Usage';
import {Page} from '@site/src/components/ui/Page';

export default function BrandPage(): ReactNode {
  return (
    <Page
      title="Brand"
      description="The logo of this site as SVG for light and dark backgrounds, its colors and typefaces, and where Remotion publishes its own brand files."
      lead="The logo to download, and the colors and typefaces that go with it."
    >
      <Logos />
      <Colors />
      <Usage />
    </Page>
  );
}
