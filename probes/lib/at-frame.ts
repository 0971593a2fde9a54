import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

type Size = {width: number; height: number; fps: number; durationInFrames: number};

/** The markup of a frame, without a browser: a Thumbnail renders it on a server, too. Throws what the component throws. */
export function markupAt<Props extends object>(Scene: (props: Props) => ReactNode, size: Size, frame: number, props: Partial<Props> = {}): string {
  let problem: Error | undefined;
  const component = () => {
    try {
      return createElement('main', null, Scene(props as Props));
    } catch (error) {
      problem ??= error as Error;
      throw error;
    }
  };
  const {width, height, fps, durationInFrames} = size;
  const video = {component, fps, durationInFrames, compositionWidth: width, compositionHeight: height, frameToDisplay: frame};
  const markup = renderToStaticMarkup(createElement(Thumbnail as ElementType, video));
  const inside = /<main>(.*)<\/main>/s.exec(markup)?.[1];
  if (inside === undefined) throw problem ?? new Error('Nothing was rendered.');
  return inside;
}

/** What a property or an attribute is set to, in the order of the markup. */
export function valuesOf(markup: string, name: string): string[] {
  const property = new RegExp(`(?:[";]${name}:([^;"]*))|(?: ${name}="([^"]*)")`, 'g');
  return [...markup.matchAll(property)].map(([, inStyle, attribute]) => inStyle ?? attribute ?? '');
}

/** The first number of each value. */
export const numbersOf = (markup: string, name: string): number[] => valuesOf(markup, name).map((value) => Number(/-?[\d.]+(?:e-?\d+)?/.exec(value)?.[0]));
