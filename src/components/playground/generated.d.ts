/** Written by plugins/playground. */
declare module '@generated/playground/default/first.json' {
  import type {Published} from '@site/src/playground/published';

  const first: Published;
  export default first;
}
