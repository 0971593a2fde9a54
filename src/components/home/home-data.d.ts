/** Written by plugins/catalog. */
declare module '@generated/catalog/default/home.json' {
  import type {HomeData} from '@site/plugins/catalog/home';

  const data: HomeData;
  export default data;
}
