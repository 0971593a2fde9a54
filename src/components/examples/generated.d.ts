/** Written by plugins/examples. */
declare module '@generated/examples/default/all.json' {
  import type {Example} from '@site/src/components/examples/example-data';

  const examples: Example[];
  export default examples;
}

declare module '@generated/examples/default/home.json' {
  import type {ExampleTile} from '@site/src/components/examples/example-data';

  const home: {count: number; tiles: ExampleTile[]};
  export default home;
}
