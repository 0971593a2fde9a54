// Change: the ruler is attached below the navbar, so that both hide and reappear together.
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import React, {type ReactNode} from 'react';
import {ReadingTimeline} from '@site/src/components/ui/ReadingTimeline';

export default function NavbarLayoutWithRuler({children, ...props}: Props): ReactNode {
  return (
    <NavbarLayout {...props}>
      {children}
      <ReadingTimeline />
    </NavbarLayout>
  );
}
