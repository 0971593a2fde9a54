import type {Page, Route} from '@playwright/test';
import {CORS} from './contact-form';

/** What an endpoint can do with a message. */
type Behavior = {
  /** Completes “an endpoint that …”. */
  name: string;
  /** Whether it gets the message before that. */
  receives: boolean;
  /** What may be said to the reader. */
  verdict: 'It has arrived' | 'It was not sent' | 'We do not know whether it arrived';
  respond: (route: Route) => Promise<void>;
  /** Lets the time pass that the page waits for an answer. */
  wait?: (page: Page) => Promise<void>;
};

const UNKNOWN = 'We do not know whether it arrived';
const status = (code: number) => (route: Route) => route.fulfill({status: code, headers: CORS});

export const BEHAVIORS: readonly Behavior[] = [
  {name: 'accepts the message', receives: true, verdict: 'It has arrived', respond: status(201)},
  {name: 'refuses the message', receives: false, verdict: 'It was not sent', respond: status(422)},
  {name: 'fails', receives: false, verdict: 'It was not sent', respond: status(500)},
  {name: 'answers a proxy too late', receives: true, verdict: UNKNOWN, respond: status(504)},
  {name: 'drops the connection after it has read the message', receives: true, verdict: UNKNOWN, respond: (route) => route.abort('connectionreset')},
  {name: 'cannot be reached', receives: false, verdict: UNKNOWN, respond: (route) => route.abort('connectionrefused')},
  {
    name: 'never answers',
    receives: true,
    verdict: UNKNOWN,
    respond: () => new Promise(() => undefined),
    wait: (page) => page.clock.runFor(20_000),
  },
  {
    name: 'redirects to another site',
    receives: true,
    verdict: UNKNOWN,
    respond: (route) => route.fulfill({status: 303, headers: {...CORS, location: 'https://elsewhere.example.com/'}}),
  },
  {
    name: 'does not allow the page to read its answer',
    receives: true,
    verdict: UNKNOWN,
    respond: (route) => route.fulfill({status: 200, headers: {'access-control-allow-origin': 'https://elsewhere.example.com'}}),
  },
];
