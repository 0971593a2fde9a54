import React, {type ReactNode} from 'react';
import {Company} from '@site/src/components/about/Company';
import {InvestorList} from '@site/src/components/about/InvestorList';
import {TeamList} from '@site/src/components/about/TeamList';
import {Page} from '@site/src/components/ui/Page';

export default function AboutPage(): ReactNode {
  return (
    <Page
      title="About us"
      description="Remotion is made by Remotion AG in Zurich, Switzerland. The company, the team that works on the toolkit, and the people who invested in it."
      lead="Remotion AG, Zurich: a small team that makes a toolkit for creating videos in React."
    >
      <Company />
      <TeamList />
      <InvestorList />
    </Page>
  );
}
