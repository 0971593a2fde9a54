/** Written by plugins/catalog. */
declare module '@generated/catalog/default/home.json' {
  import type {HomeData} from '@site/src/components/home/home-data';

  const data: HomeData;
  export default data;
}
