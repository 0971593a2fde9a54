// Change: a new announcement shows on the first visit. The original keeps it hidden until the second one to a reader who closed the last,
// because the mark that its inline script sets before the first paint is not taken back.
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
