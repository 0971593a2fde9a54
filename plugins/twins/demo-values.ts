import {createRequire} from 'node:module';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';
import type {Demo} from '../../core/demos/read';

/** What constants of a composition are worth at some frames; the first cell of a row is the frame. */
export type FrameValues = {names: string[]; rows: string[][]};

type Recorded = Record<string, unknown>;

const DECIMALS = 3;
const MOST_NAMES = 5;

/**
 * Runs the code of a demo at some frames, and notes the numbers that its component computes.
 * @returns undefined where nothing changes from frame to frame, or where the code needs a browser
 */
export function valuesAtFrames(demo: Pick<Demo, 'source' | 'component' | 'meta'>, frames: readonly number[]): FrameValues | undefined {
  const script = instrumented(demo.source, demo.component);
  const each = frames.map((frame) => run(script, demo, frame));
  const names = Object.keys(each[0] ?? {}).filter((name) => {
    const values = each.map((recorded) => recorded[name]);
    return values.every((value) => typeof value === 'number' && Number.isFinite(value)) && new Set(values).size > 1 && name !== 'frame';
  });
  if (names.length === 0) return undefined;
  const shown = names.slice(0, MOST_NAMES);
  return {names: shown, rows: frames.map((frame, index) => [String(frame), ...shown.map((name) => rounded(each[index]?.[name]))])};
}

const rounded = (value: unknown): string => String(Math.round(Number(value) * 10 ** DECIMALS) / 10 ** DECIMALS);

/** Compiled code that notes each constant in the body of the component right after it has been computed. */
function instrumented(source: string, component: string): string {
  const note: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
    const visit = (node: ts.Node): ts.Node => {
      const isOwnBody =
        ts.isBlock(node) &&
        ts.isArrowFunction(node.parent) &&
        ts.isVariableDeclaration(node.parent.parent) &&
        node.parent.parent.name.getText(file) === component;
      if (!isOwnBody) return ts.visitEachChild(node, visit, context);
      return ts.factory.updateBlock(
        node,
        node.statements.flatMap((statement) => [statement, ...namesIn(statement).map(noting)]),
      );
    };
    return ts.visitEachChild(file, visit, context);
  };
  const compilerOptions = {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true};
  return ts.transpileModule(source, {compilerOptions, fileName: `${component}.tsx`, transformers: {before: [note]}}).outputText;
}

const namesIn = (statement: ts.Statement): string[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations.flatMap(({name}) => (ts.isIdentifier(name) ? [name.text] : [])) : [];

/** `note('scale', scale);` */
const noting = (name: string): ts.Statement =>
  ts.factory.createExpressionStatement(
    ts.factory.createCallExpression(ts.factory.createIdentifier('note'), undefined, [ts.factory.createStringLiteral(name), ts.factory.createIdentifier(name)]),
  );

const requireHere = createRequire(__filename);

function run(script: string, {component, meta}: Pick<Demo, 'component' | 'meta'>, frame: number): Recorded {
  const {width, height, fps, durationInFrames} = meta;
  const recorded: Recorded = {};
  const clock = {
    useCurrentFrame: () => frame,
    useVideoConfig: () => ({width, height, fps, durationInFrames, id: component, defaultProps: {}, props: {}, defaultCodec: null}),
  };
  const load = (name: string): unknown => (name === 'remotion' ? {...(requireHere(name) as object), ...clock} : requireHere(name));
  const module = {exports: {} as Record<string, ComponentType>};
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the site's own demo, which the build also bundles
    const compiled = new Function('require', 'module', 'exports', 'note', script) as (...words: unknown[]) => void;
    compiled(load, module, module.exports, (name: string, value: unknown) => {
      recorded[name] ??= value;
    });
    const Component = module.exports[component];
    if (Component) renderToStaticMarkup(createElement(Component));
  } catch {
    // What is drawn below the component may need a browser; what the component computed has been noted by then.
  }
  return recorded;
}
