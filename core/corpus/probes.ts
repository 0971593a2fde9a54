import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file below probes/ that tries a claim, as far as its source says. */
export type ProbeFile = {
  /** Folder and file name, as pages name it: `spring/length`. */
  name: string;
  /** Path relative to the project. */
  file: string;
  /** The function that makes it a probe; it says where the claim is tried. */
  maker?: string;
  claim?: string;
  hasAssertion: boolean;
};

/** Folders below probes/ that hold what probes share. */
const SHARED = ['lib', 'scenes'];

/** All probes of a project, by name. */
export function readProbes(dir: string): ProbeFile[] {
  const root = path.join(dir, 'probes');
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !SHARED.includes(name.split('/')[0] ?? ''))
    .sort()
    .map((name) => readProbe(`probes/${name}`, fs.readFileSync(path.join(root, name), 'utf8')));
}

export function readProbe(file: string, source: string): ProbeFile {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const made = parsed.statements.find(ts.isExportAssignment)?.expression;
  const call = made && ts.isCallExpression(made) && ts.isIdentifier(made.expression) ? made : undefined;
  const claim = call?.arguments[0];
  return {
    name: file.replace(/^probes\//, '').replace(/\.ts$/, ''),
    file,
    ...(call ? {maker: (call.expression as ts.Identifier).text} : {}),
    ...(claim && ts.isStringLiteralLike(claim) ? {claim: claim.text} : {}),
    hasAssertion: call !== undefined && callsAssert(call),
  };
}

/** Whether a method of `assert` is called on something that is computed. */
function callsAssert(node: ts.Node): boolean {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === 'assert' &&
    node.arguments.some((argument) => !isConstant(argument))
  )
    return true;
  return ts.forEachChild(node, callsAssert) ?? false;
}

const isConstant = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
