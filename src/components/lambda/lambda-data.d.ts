/** Written by plugins/catalog. */
declare module '@generated/catalog/default/lambda.json' {
  import type {LambdaData} from '@site/plugins/catalog/lambda';

  const data: LambdaData;
  export default data;
}
