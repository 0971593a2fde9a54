import type {Options} from 'sucrase';
import CJSImportProcessor from 'sucrase/dist/esm/CJSImportProcessor';
import {HelperManager} from 'sucrase/dist/esm/HelperManager';
import identifyShadowedGlobals from 'sucrase/dist/esm/identifyShadowedGlobals';
import NameManager from 'sucrase/dist/esm/NameManager';
import {parse} from 'sucrase/dist/esm/parser';
import TokenProcessor from 'sucrase/dist/esm/TokenProcessor';
import RootTransformer from 'sucrase/dist/esm/transformers/RootTransformer';

/**
 * Turns TypeScript with elements and imports into CommonJS, line for line: what `transform` of sucrase does, without the checks of its options and
 * its source maps, which are a sixth of its size. A unit test compares the two.
 * @param isTyped whether the code may have types
 * @param hasElements whether `<` may begin an element
 * @throws Error with `loc`, the line and column of what cannot be read
 */
export function transform(code: string, isTyped: boolean, hasElements: boolean): string {
  const options: Options = {
    transforms: ['imports', ...(isTyped ? (['typescript'] as const) : []), ...(hasElements ? (['jsx'] as const) : [])],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  };
  const {tokens, scopes} = parse(code, hasElements, isTyped, false);
  const nameManager = new NameManager(code, tokens);
  const helperManager = new HelperManager(nameManager);
  const tokenProcessor = new TokenProcessor(code, tokens, false, true, helperManager);
  const importProcessor = new CJSImportProcessor(nameManager, tokenProcessor, false, options, isTyped, false, helperManager);
  importProcessor.preprocessTokens();
  identifyShadowedGlobals(tokenProcessor, scopes, importProcessor.getGlobalNames());
  if (isTyped) importProcessor.pruneTypeOnlyImports();
  const context = {tokenProcessor, scopes, nameManager, importProcessor, helperManager};
  return new RootTransformer(context, options.transforms, false, options).transform().code;
}
