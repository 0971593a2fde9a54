/** How long code may go on without letting the browser do anything else. Less than the patience of the page, which would remove the stage. */
const MOST_MS = 1500;
/** The clock is read each so many steps. */
const STEPS = 16;
/** What an array or a text may hold together with all others that are made in one go. */
const MOST_MEMBERS = 50_000_000;

// Code of readers may replace what it finds in the window.
const now = performance.now.bind(performance);
const {port1, port2} = new MessageChannel();
const beginAgain = port2.postMessage.bind(port2);

let began = 0;
let steps = 0;
let members = 0;
let hasStopped = false;

// A task of its own: promises that go on without end never let it begin. Timers would wait in a tab that nobody sees.
port1.addEventListener('message', () => {
  began = members = 0;
  hasStopped = false;
});
port1.start();

/** Thrown when code has to be stopped. */
export class Stopped extends Error {}

function check(what: string): void {
  if (began === 0) {
    began = now();
    steps = 0;
    beginAgain(null);
  }
  if (++steps % STEPS === 0 && now() - began > MOST_MS) stop(`${what} for more than ${MOST_MS / 1000} seconds without a pause and was stopped.`);
}

let onStop: (error: Stopped) => void = () => undefined;

/** Sets what is called with the first error of those that stop the same piece of code; not all of them are ever seen by others, since code may catch them. */
export function whenStopped(call: (error: Stopped) => void): void {
  onStop = call;
}

function stop(message: string): never {
  const error = new Stopped(message);
  if (!hasStopped) onStop(error);
  hasStopped = true;
  throw error;
}

function* each<Item>(items: Iterable<Item>): Generator<Item> {
  for (const item of items) {
    check('A loop ran');
    yield item;
  }
}

async function* eachAwaited<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    check('A loop ran');
    yield item;
  }
}

/** What the compiler's guards call; the values are falsy, so that conditions and results stay as they are. */
export const guards = {
  loop: (): void => check('A loop ran'),
  call: (): void => check('Functions called each other'),
  each,
  eachAwaited,
};

/** Counts members of large arrays and texts before they are made: memory runs out sooner than time. */
function count(length: number): void {
  if (!(length > 10_000)) return;
  check('Code ran');
  members += length;
  if (members > MOST_MEMBERS) stop(`Code asked for arrays and texts with more than ${MOST_MEMBERS / 1e6} million members at once and was stopped.`);
}

type Method = (this: {length: number}, ...args: never[]) => unknown;

/** Makes the methods that create much from little count it. */
export function watchAllocations(): void {
  const wrap = (target: object, name: string, lengthOf: (self: {length: number}, args: unknown[]) => number) => {
    const method = (target as Record<string, Method>)[name];
    if (!method) return;
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value: function (this: {length: number}, ...args: never[]) {
        count(lengthOf(this, args));
        return method.apply(this, args);
      },
    });
  };
  const lengthOf = (value: unknown): number => (Array.isArray(value) || typeof value === 'string' ? value.length : 1);
  wrap(Array.prototype, 'fill', (self) => self.length);
  wrap(Array.prototype, 'concat', (self, args) => self.length + args.reduce((sum: number, arg) => sum + lengthOf(arg), 0));
  wrap(Array, 'from', (_, [source]) => (source && typeof source === 'object' && 'length' in source ? Number(source.length) : 0));
  wrap(String.prototype, 'repeat', (self, [times]) => self.length * Number(times));
  wrap(String.prototype, 'padStart', (_, [length]) => Number(length));
  wrap(String.prototype, 'padEnd', (_, [length]) => Number(length));
}

/** `Array` as modules see it: one that is made with a length counts its members. */
export const WatchedArray = new Proxy(Array, {
  construct: (target, args: unknown[], newTarget) => {
    if (args.length === 1) count(Number(args[0]));
    return Reflect.construct(target, args, newTarget) as object;
  },
  apply: (target, self, args: unknown[]) => {
    if (args.length === 1) count(Number(args[0]));
    return Reflect.apply(target, self, args) as unknown;
  },
});
