/** What a module was asked for as; modules that were joined to one have it on the first of them. */
type Module = {rawRequest?: string; rootModule?: {rawRequest?: string}; id: string | number | null};
/** What is used of the bundler, whose types are not those of webpack here. */
type Hook<Argument> = {tap(name: string, run: (argument: Argument) => void): void};
type Bundler = {hooks: {compilation: Hook<{hooks: {beforeModuleIds: Hook<Iterable<Module>>}}>}};

/**
 * A plugin of the bundler that gives each page's module the name of its chunk as id: the line that loads it, of which every page has all, holds one name
 * instead of a name and a number.
 * @param names of chunks by what their modules are asked for as
 */
export const nameModules = (names: ReadonlyMap<string, string>) => (compiler: unknown) =>
  (compiler as Bundler).hooks.compilation.tap('name-modules', (compilation) =>
    compilation.hooks.beforeModuleIds.tap('name-modules', (modules) => {
      const free = new Map(names);
      for (const module of modules) {
        const request = module.rawRequest ?? module.rootModule?.rawRequest ?? '';
        const name = free.get(request);
        if (name !== undefined) module.id = name;
        free.delete(request);
      }
    }),
  );
