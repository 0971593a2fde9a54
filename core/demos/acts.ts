import ts from 'typescript';

/** A change made by a line of the code: which value, on which lines, and between which frames. */
export type Act = {
  /** The constant that changes: `const grow = interpolate(frame, …)`. */
  name: string;
  /** Its first and last line, counted from 0. */
  lines: [first: number, last: number];
  /** The first frame of the change, and the frame at which it is complete. */
  frames: [from: number, to: number];
};

/**
 * Reads from a composition's code which line is active when, as each `const … = interpolate(frame, […], […])` states.
 * A range in which the output stays the same is not an act.
 */
export function actsOf(source: string): Act[] {
  const file = ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const acts: Act[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) acts.push(...actsIn(node, file));
    ts.forEachChild(node, look);
  };
  look(file);
  return acts;
}

function actsIn({name, initializer, parent}: ts.VariableDeclaration, file: ts.SourceFile): Act[] {
  if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'interpolate') return [];
  const [input, from, to] = initializer.arguments;
  if (input?.getText() !== 'frame' || !from || !to) return [];
  const [frames, values] = [numbersOf(from), numbersOf(to)];
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const lines: Act['lines'] = [lineAt(parent.getStart()), lineAt(parent.getEnd())];
  return frames.slice(1).flatMap((end, index) => {
    const start = frames[index] ?? 0;
    return values[index] === values[index + 1] ? [] : [{name: name.getText(), lines, frames: [start, end] satisfies [number, number]}];
  });
}

const numbersOf = (node: ts.Expression): number[] => (ts.isArrayLiteralExpression(node) ? node.elements.map((element) => Number(element.getText())) : []);
