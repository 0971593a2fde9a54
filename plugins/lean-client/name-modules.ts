/** A module's request; of concatenated modules, the first one has it. */
type Module = {rawRequest?: string; rootModule?: {rawRequest?: string}; id: string | number | null};
/** The parts of the bundler that are used here; its types are not webpack's. */
type Hook<Argument> = {tap(name: string, run: (argument: Argument) => void): void};
type Bundler = {hooks: {compilation: Hook<{hooks: {beforeModuleIds: Hook<Iterable<Module>>}}>}};

/**
 * A bundler plugin that makes the name of each page's chunk the id of the page's module. Every page loads a line for each of the others;
 * each line then holds one name instead of a name and a number.
 * @param names of chunks, by the requests of their modules
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
