import React, {type ComponentType, type ReactNode} from 'react';
import type {OnUse} from './on-use-names';

type Props = {
  /** Added by plugins/on-use: the module that exports the component, which the page has loaded. */
  from?: Record<string, ComponentType>;
};

/** Stands in the vocabulary for a component that few pages use, so that the others do not load it. */
export const onUse = (name: OnUse) =>
  function Loaded({from, ...props}: Props): ReactNode {
    const Component = from?.[name];
    return Component && <Component {...props} />;
  };
