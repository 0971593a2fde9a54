import React, {type ReactNode} from 'react';
import {FrameRate} from './FrameRate';
import {RenderPlan} from './renders';

const KINDS = {'frame-rate': FrameRate, renders: RenderPlan};

/** A sum that readers do with their own numbers. */
export function Calculator({of}: {of: keyof typeof KINDS}): ReactNode {
  const Kind = KINDS[of];
  return <Kind />;
}
