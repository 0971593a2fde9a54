import assert from 'node:assert/strict';
import {ZodError} from 'zod';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const {checkTicket} = sampleOf<{checkTicket: (input: unknown) => unknown}>(['docs/security.mdx'], 'server/check-ticket.ts');

const ticket = {guest: 'Noor', photo: 'https://media.example.com/noor.jpg', seconds: 12};

export default inNode(
  'The check of a ticket accepts photos of its own host alone, and refuses others, text that is no URL, fractions and long names with a ZodError.',
  () => {
    assert.deepEqual(checkTicket({...ticket, admin: true}), ticket);
    for (const change of [
      {photo: 'http://media.example.com/noor.jpg'},
      {photo: 'https://media.example.com.evil.example/noor.jpg'},
      {photo: 'http://169.254.169.254/'},
      {photo: 'noor.jpg'},
      {photo: ''},
      {seconds: 31},
      {seconds: 7.5},
      {guest: 'N'.repeat(61)},
    ])
      assert.throws(() => checkTicket({...ticket, ...change}), ZodError, JSON.stringify(change));
  },
);
