import ts from 'typescript';

/** A change that a line of the code makes: which value, in which lines, from which frame to which. */
export type Act = {
  /** The constant that changes: `const grow = interpolate(frame, …)`. */
  name: string;
  /** Its first and its last line, from 0. */
  lines: [first: number, last: number];
  /** The first frame of the change, and the frame at which it is complete. */
  frames: [from: number, to: number];
};

/**
 * Reads from a composition's code which line acts when: each `const … = interpolate(frame, […], […])` says so itself.
 * A range in which the output stays the same is no act.
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
