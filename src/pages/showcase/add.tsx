import React, {type ReactNode} from 'react';
import {AddSections} from '@site/src/components/showcase/AddSections';
import {Page} from '@site/src/components/ui/Page';

export default function AddToShowcasePage(): ReactNode {
  return (
    <Page
      title="Add to the showcase"
      description="What the showcase of Remotion accepts, what to prepare, and how to submit a video or product that you made."
      parent={{label: 'Showcase', to: '/showcase/'}}
      lead="You made something with Remotion. Here is how to put it on show."
    >
      <AddSections />
    </Page>
  );
}
