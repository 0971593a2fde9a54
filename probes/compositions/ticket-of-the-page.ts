import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Ticket = Record<string, unknown>;
type Calculate = (given: {props: Ticket; defaultProps: Ticket}) => {props: Ticket};
type Root = () => {props: {calculateMetadata: Calculate; defaultProps: Ticket}};

const PAGE = 'docs/props-resolution.mdx';
const INPUT = {film: 'Nosferatu', seat: {row: 7}};

export default inNode(
  'The ticket of the page gets the film of the input, the price of the default props, a seat without its place and the label of the function; fillSeat() adds the place.',
  () => {
    const {calculateMetadata, defaultProps} = sampleOf<{RemotionRoot: Root}>([PAGE], 'Root').RemotionRoot().props;
    const merged = {...defaultProps, ...INPUT};
    const {props} = calculateMetadata({props: merged, defaultProps});
    assert.deepEqual(props, {...INPUT, price: 9, label: 'Nosferatu, 9 EUR'});
    const text = fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8');
    assert.ok(text.includes(`--props='${JSON.stringify(INPUT).replaceAll(/([:,])/g, '$1 ')}'`));
    assert.ok(text.includes(`\`\`\`json\n${JSON.stringify(props, null, 2)}\n\`\`\``));
    const {fillSeat} = sampleOf<{fillSeat: Calculate}>([PAGE], 'fill-seat');
    assert.deepEqual(fillSeat({props: merged, defaultProps}).props.seat, {row: 7, place: 11});
  },
);
