import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** The text that a writer gave an attribute; empty when it is missing or not plain text. */
export function attributeOf(element: MdxJsxFlowElement, name: string): string {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** `name={require("…")}`, as the framework writes it for images. */
export const required = (name: string, module: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(module)})`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'CallExpression',
              optional: false,
              callee: {type: 'Identifier', name: 'require'},
              arguments: [{type: 'Literal', value: module, raw: JSON.stringify(module)}],
            },
          },
        ],
      },
    },
  },
});
