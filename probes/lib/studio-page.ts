type Page = {window?: unknown; document?: unknown; localStorage?: unknown};

/** Does something where the Studio finds what it reads from its page when its modules are loaded, and an empty storage. */
export function inStudioPage<Result>(run: () => Result): Result {
  const page = globalThis as Page;
  const names = ['window', 'document', 'localStorage'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  const stored: Record<string, string> = {};
  const localStorage = {getItem: (name: string) => stored[name] ?? null, setItem: (name: string, value: string) => void (stored[name] = value)};
  Object.defineProperty(globalThis, 'localStorage', {value: localStorage, configurable: true});
  page.window = {innerWidth: 1600, localStorage, navigator: {platform: 'Linux'}, remotion_staticBase: '/static-4f2a', addEventListener: () => undefined};
  page.document = {getElementById: () => null, addEventListener: () => undefined};
  try {
    return run();
  } finally {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(globalThis, name);
      if (before[index]) Object.defineProperty(globalThis, name, before[index]);
    }
  }
}

/** Puts other members into a module or context of the Studio; returns what puts the former ones back. */
export function replaced(target: object, members: object): () => void {
  const known = Object.fromEntries(Object.keys(members).map((name) => [name, Reflect.get(target, name) as unknown]));
  Object.assign(target, members);
  return () => void Object.assign(target, known);
}
