import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

type Props = Record<string, unknown> & {children?: ReactNode};

/** All elements that a component has returned, without calling those inside it. */
export function elementsOf(node: unknown): ReactElement<Props>[] {
  if (!isValidElement<Props>(node)) return [];
  return [node, ...Children.toArray(node.props.children).flatMap(elementsOf)];
}
