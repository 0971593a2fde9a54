import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as player from '@remotion/player';
import * as remotion from 'remotion';
import {JSX_RUNTIME} from '../packages';
import {assetUrl} from './assets';
import {inEffect} from './errors';
import {LOADERS} from './loaders';

type EffectHook = typeof React.useEffect;

/** An effect whose errors, and those of what cleans up after it, are known to come from it. */
const watched =
  (hook: EffectHook): EffectHook =>
  (effect, dependencies) =>
    hook(() => {
      const cleanUp = inEffect(effect);
      return typeof cleanUp === 'function' ? () => inEffect(cleanUp) : undefined;
    }, dependencies);

const react = {
  ...React,
  useEffect: watched(React.useEffect),
  useLayoutEffect: watched(React.useLayoutEffect),
  useInsertionEffect: watched(React.useInsertionEffect),
};

/** Packages by the name that code imports them by. Those of the stage itself are always there. */
const packages = new Map<string, object>([
  ['react', {...react, default: react, __esModule: true}],
  [JSX_RUNTIME, jsxRuntime],
  ['react-dom', {...ReactDom, default: ReactDom, __esModule: true}],
  ['remotion', {...remotion, staticFile: (path: string) => (typeof path === 'string' && assetUrl(path)) || remotion.staticFile(path), __esModule: true}],
  ['@remotion/player', {...player, __esModule: true}],
]);

/** The package of a name, once it has been loaded. */
export const packageOf = (name: string): object | undefined => packages.get(name);

/**
 * Loads the packages that are not there yet.
 * @throws Error naming a package whose file could not be fetched
 */
export async function loadPackages(names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const load = packages.has(name) ? undefined : (LOADERS as Record<string, (() => Promise<object>) | undefined>)[name];
      if (!load) return;
      const loaded = await load().catch(() => {
        throw new Error(`${name} could not be loaded. Check your connection and run the code again.`);
      });
      packages.set(name, {...loaded, __esModule: true});
    }),
  );
}
