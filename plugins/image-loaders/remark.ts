import type {Root} from 'mdast';
import type {MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A loader by the place where this machine has it, also as a fallback: `!/home/me/site/node_modules/url-loader/dist/cjs.js?`. */
const LOADER = /([!=])[^!=?&"]*[\\/]node_modules[\\/]+(url-loader|file-loader)[\\/]+dist[\\/]+cjs\.js/g;

/**
 * The framework names the loaders of a picture by their files. Names of scripts are hashes of such code, so a build in another folder
 * would have other names. The bundler finds the loaders by their names, too. Runs after the framework's own plugins.
 */
export function remarkImageLoaders() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
      for (const {value} of node.attributes as {value?: string | null | MdxJsxAttributeValueExpression}[])
        if (value && typeof value === 'object') shorten(value);
    });
  };
}

function shorten(expression: MdxJsxAttributeValueExpression): void {
  const {value, data} = expression;
  expression.value = value.replace(LOADER, '$1$2');
  if (expression.value === value || !data?.estree) return;
  data.estree = JSON.parse(JSON.stringify(data.estree).replace(LOADER, '$1$2')) as typeof data.estree;
}
