import assert from 'node:assert/strict';
import type {ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {serve} from '../lib/serve';
import {slowInNode} from '../lib/probe';

export default slowInNode('An abort does not end a parse whose URL the server has not answered; the promise rejects once the answer arrives.', async () => {
  let answer: ServerResponse | undefined;
  const {origin, close} = await serve((_, response) => void (answer = response));
  const controller = mediaParserController();
  const parse = parseMedia({src: `${origin}/clip.mp4`, controller, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
  const outcome = parse.then(
    () => 'parsed',
    (error: Error) => error.name,
  );
  while (!answer) await wait(10);
  controller.abort();
  assert.equal(await Promise.race([outcome, wait(500, 'pending')]), 'pending');
  answer.writeHead(206, {'content-type': 'video/mp4', 'content-length': 1000, 'content-range': 'bytes 0-999/1000'}).write('x');
  assert.equal(await outcome, 'MediaParserAbortError');
  close();
});
