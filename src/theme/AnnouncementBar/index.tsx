// Change: a new announcement shows on the first visit. For readers who closed the last one, the original keeps it hidden until the second visit,
// because the attribute that its inline script sets before the first paint is never reset.
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import React, {useEffect, type ReactNode} from 'react';

export default function AnnouncementBarForNewOnes(): ReactNode {
  const {isActive} = useAnnouncementBar();

  useEffect(() => {
    if (isActive) document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [isActive]);

  return <AnnouncementBar />;
}
