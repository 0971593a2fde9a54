// Change: on a phone, where it is hidden until the framework takes it away, nothing is done for it.
import type {Props} from '@theme/DocSidebar/Desktop';
import Desktop from '@theme-original/DocSidebar/Desktop';
import React, {type ReactNode} from 'react';
import {isUnseen, Unseen} from '@site/src/components/docs/Unseen';

export default function DocSidebarDesktop(props: Props): ReactNode {
  return isUnseen() ? <Unseen /> : <Desktop {...props} />;
}
