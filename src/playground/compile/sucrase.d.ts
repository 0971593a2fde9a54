// Parts of sucrase that it publishes without naming them in its types. Its front door also brings the checks of its options and its source maps.
declare module 'sucrase/dist/esm/parser' {
  export {parse} from 'sucrase/dist/types/parser';
}

declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export {TokenType} from 'sucrase/dist/types/parser/tokenizer/types';
}

declare module 'sucrase/dist/esm/CJSImportProcessor' {
  export {default} from 'sucrase/dist/types/CJSImportProcessor';
}

declare module 'sucrase/dist/esm/HelperManager' {
  export {HelperManager} from 'sucrase/dist/types/HelperManager';
}

declare module 'sucrase/dist/esm/identifyShadowedGlobals' {
  export {default} from 'sucrase/dist/types/identifyShadowedGlobals';
}

declare module 'sucrase/dist/esm/NameManager' {
  export {default} from 'sucrase/dist/types/NameManager';
}

declare module 'sucrase/dist/esm/TokenProcessor' {
  export {default} from 'sucrase/dist/types/TokenProcessor';
}

declare module 'sucrase/dist/esm/transformers/RootTransformer' {
  export {default} from 'sucrase/dist/types/transformers/RootTransformer';
}
