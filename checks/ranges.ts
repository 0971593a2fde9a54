import {interpolate, interpolateColors} from 'remotion';
import ts from 'typescript';
import {judgedTexts} from '../core/corpus/corpus';
import {fencesOf, type Fence} from '../core/corpus/fences';
import {finding, type Finding} from '../core/corpus/finding';
import {TEXTS, type Check} from './check';

type Range = (number | string)[];

/** The functions whose ranges are tried with the package itself, at a number that does not matter. */
const TRIED: Record<string, (input: Range, output: Range) => void> = {
  interpolate: (input, output) => void interpolate(0, input as number[], output as number[]),
  interpolateColors: (input, output) => void interpolateColors(0, input as number[], output as string[]),
};

/** Ranges that are written out in samples are ranges: the compiler lets any arrays through, but the functions throw, whatever the frame. */
export const ranges: Check = {
  name: 'ranges',
  rule: 'ranges of `interpolate()` and `interpolateColors()` that samples write out are ones that the functions accept',
  failsOn: ['ranges', /throws: inputRange/],
  files: TEXTS,
  run(corpus) {
    const calls = judgedTexts(corpus)
      .flatMap((page) => fencesOf(corpus.dir, page))
      .filter(({lang, meta}) => /^tsx?$/.test(lang) && !meta.file && !meta.nocheck)
      .flatMap(callsIn);
    return {count: calls.length, looked: 'calls with ranges that are written out', findings: calls.flatMap(({found}) => found ?? [])};
  },
};

/** The calls of a sample whose ranges are literals, and what is wrong with each. */
function callsIn(fence: Fence): {found?: Finding}[] {
  const source = ts.createSourceFile('sample.tsx', fence.code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const calls: {found?: Finding}[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && TRIED[node.expression.text]) {
      const [, input, output] = node.arguments;
      const [from, to] = [literalsOf(input), literalsOf(output) ?? standIns(node.expression.text, output)];
      if (input && from && to) calls.push({found: tryCall(fence, node.expression.text, from, to, source.getLineAndCharacterOfPosition(input.getStart()).line)});
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return calls;
}

function tryCall({page, line}: Fence, name: string, input: Range, output: Range, lineOfCall: number): Finding | undefined {
  try {
    TRIED[name]?.(input, output);
    return undefined;
  } catch (error) {
    return finding(page.file, line + lineOfCall, `${name}() throws: ${(error as Error).message}.`, 'Write ranges that the function accepts.');
  }
}

/** As many values as an array has that is computed in part: its length must be right all the same. */
const standIns = (name: string, node: ts.Expression | undefined): Range | undefined =>
  node && ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement)
    ? node.elements.map((_, index) => (name === 'interpolate' ? index : '#000000'))
    : undefined;

/** The numbers or texts of an array that holds nothing else. */
function literalsOf(node: ts.Expression | undefined): Range | undefined {
  if (!node || !ts.isArrayLiteralExpression(node)) return undefined;
  const values = node.elements.map((element) => {
    if (ts.isStringLiteral(element)) return element.text;
    if (ts.isNumericLiteral(element)) return Number(element.text);
    const isNegative = ts.isPrefixUnaryExpression(element) && element.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(element.operand);
    return isNegative ? -Number(element.operand.text) : undefined;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}
