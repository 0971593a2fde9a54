import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

const SHAPES = {Circle: 'Props', Ellipse: 'Options', Heart: 'Props', Pie: 'Props', Polygon: 'Props', Rect: 'Options', Star: 'Props', Triangle: 'Props'};
const entries = Object.entries(SHAPES);

const INDEX = path.join(__dirname, '../../node_modules/@remotion/shapes/dist/index.d.ts');

const SOURCE = `import type {ComponentProps, CSSProperties, SVGProps} from 'react';
import {${entries.map(([name]) => `${name}, make${name}`).join(', ')}} from '@remotion/shapes';
import type {${entries.map(([name, end]) => `${name}Props, Make${name}${end}`).join(', ')}} from '@remotion/shapes';
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
type Of<Options> = Options & Omit<SVGProps<SVGPathElement>, 'width' | 'height' | 'd' | keyof Options> & {debug?: boolean; pathStyle?: CSSProperties};
${entries
  .map(
    ([name, end]) => `export const of${name}: [Same<${name}Props, Of<Make${name}${end}>>, Same<ComponentProps<typeof ${name}>, ${name}Props>] = [true, true];
export const call${name}: Same<Parameters<typeof make${name}>, [Make${name}${end}]> = true;
export const d${name}: Partial<${name}Props> = {fill: 'red', strokeDasharray: '4 2', className: 'a', onClick: () => undefined};
export const no${name}: Partial<${name}Props> = {d: 'M 0 0'}; // wrong`,
  )
  .join('\n')}
export const radius = <Circle radius={4} d="M 0 0" />; // wrong
export const other: Same<CircleProps, EllipseProps> = true; // wrong
`;

export default slowInNode(
  '@remotion/shapes exports, for each of eight shapes, a type of the props and one of the argument, and Instruction: the props are the argument, the attributes of an SVG path except d, width and height, debug and pathStyle.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
    const exported = [...fs.readFileSync(INDEX, 'utf8').matchAll(/export (?:type )?\{ ([^}]*) \}/g)].flatMap(([, names = '']) => names.split(', '));
    const types = exported.filter((name) => !(name in SHAPES) && !/^make/.test(name));
    assert.deepEqual(types.sort(), [...entries.flatMap(([name, end]) => [`${name}Props`, `Make${name}${end}`]), 'Instruction'].sort());
  },
);
