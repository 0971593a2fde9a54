import {createElement, type SVGProps} from 'react';

/** An icon of lucide-react as it describes itself: elements with their attributes. */
type IconData = {node: [tag: string, attributes: Record<string, string>][]};
type Props = SVGProps<SVGSVGElement> & {size?: number};

/**
 * Makes the component of an icon. The library's own does the same with names and classes for every icon,
 * parts that change one another and several forms of data; here an icon has a size and attributes.
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
