import {linearTiming, springTiming, type TransitionTiming} from '@remotion/transitions';
import ts from 'typescript';
import {literalOf, parse} from '../corpus/literals';

/** The first frame after each transition of a sample, at which its scene stands alone: as far as the lengths are written out. */
export function seamsOf(code: string, fps: number): number[] {
  const seams: number[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'TransitionSeries') seams.push(...seamsIn(node, fps));
    ts.forEachChild(node, look);
  };
  look(parse(code));
  return [...new Set(seams)];
}

function seamsIn({children}: ts.JsxElement, fps: number): number[] {
  const found: number[] = [];
  let end = 0;
  let isAfterTransition = false;
  for (const child of children) {
    const opening = ts.isJsxElement(child) ? child.openingElement : ts.isJsxSelfClosingElement(child) ? child : undefined;
    if (!opening) {
      if (ts.isJsxText(child) && child.text.trim() === '') continue;
      break;
    }
    const value = (name: string) =>
      opening.attributes.properties.flatMap((each) =>
        ts.isJsxAttribute(each) && each.name.getText() === name && each.initializer && ts.isJsxExpression(each.initializer) && each.initializer.expression
          ? [each.initializer.expression]
          : [],
      )[0];
    const timing = value('timing');
    const duration = value('durationInFrames');
    const frames = timing ? lengthOf(timing, fps) : duration ? literalOf(duration) : undefined;
    if (typeof frames !== 'number') break;
    if (timing) {
      // The scene before ends with the transition.
      found.push(end);
      end -= frames;
      isAfterTransition = true;
    } else {
      end += frames;
      isAfterTransition = false;
    }
  }
  return isAfterTransition ? found.slice(0, -1) : found;
}

const TIMINGS: Record<string, (options: never) => TransitionTiming> = {linearTiming, springTiming};

function lengthOf(timing: ts.Expression, fps: number): number | undefined {
  if (!ts.isCallExpression(timing)) return undefined;
  const make = TIMINGS[timing.expression.getText()];
  const [options] = timing.arguments;
  const stated = options ? literalOf(options) : {};
  return make && stated !== undefined ? make(stated as never).getDurationInFrames({fps}) : undefined;
}
