import {createElement, type SVGProps} from 'react';

/** An icon as lucide-react describes it: elements with their attributes. */
type IconData = {node: [tag: string, attributes: Record<string, string>][]};
type Props = SVGProps<SVGSVGElement> & {size?: number};

/**
 * Makes the component of an icon. The library's own function also handles names and classes for every icon,
 * overrides and several data formats; here an icon has a size and attributes.
 */
export default function createIcon({node}: IconData) {
  return function Icon({size = 24, ...props}: Props) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
