import assert from 'node:assert/strict';
import {PlayerInternals} from '@remotion/player';
import {createElement, type ReactElement} from 'react';
import {Internals} from 'remotion';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inBrowser} from '../lib/probe';

type Provider = ReactElement<{value: {previewServerState: {type: string}}}>;
type Client = {
  PreviewServerConnection: (props: {children: unknown; readOnlyStudio: boolean}) => Provider;
  StudioServerConnectionCtx: {_currentValue: unknown};
};
type Button = {RenderButton: () => ReactElement<{title: string; disabled: boolean}>};

/** The tooltip of the render button, and whether the button is disabled. */
function renderButton(state: string): [string, boolean] {
  const {StudioServerConnectionCtx: context} = installed<Client>('@remotion/studio/dist/helpers/client-id.js');
  const {RenderButton} = installed<Button>('@remotion/studio/dist/components/RenderButton.js');
  const marks = installed<Record<string, unknown>>('@remotion/studio/dist/state/in-out.js');
  const [player, internals] = [PlayerInternals, Internals] as unknown as [Record<string, unknown>, Record<string, unknown>];
  const known = [context._currentValue, marks.useTimelineInOutFramePosition, player.useFrameImperative, internals.useVideo] as const;
  try {
    context._currentValue = {previewServerState: {type: state}};
    marks.useTimelineInOutFramePosition = () => ({inFrame: null, outFrame: null});
    player.useFrameImperative = () => () => 0;
    internals.useVideo = () => ({id: 'Berth'});
    const {title, disabled} = mounted(RenderButton).render().props;
    return [title, disabled];
  } finally {
    [context._currentValue, marks.useTimelineInOutFramePosition, player.useFrameImperative, internals.useVideo] = known;
  }
}

export default inBrowser(
  'When its stream is cut, the render button of the Studio says Connect to the Studio server to render; it tries again after 1 second, and after an answer with an error, neither it nor the browser does.',
  async (stage) => {
    const {PreviewServerConnection} = installed<Client>('@remotion/studio/dist/helpers/client-id.js');
    const streams: {url: string; say(event: string, data?: object): void; closed: boolean}[] = [];
    class Stream {
      constructor(url: string) {
        const listeners: Record<string, ((event: object) => void)[]> = {};
        const stream = {
          url,
          closed: false,
          say: (event: string, data: object = {}) => (listeners[event] ?? []).forEach((listen) => listen({data: JSON.stringify(data)})),
        };
        streams.push(stream);
        Object.assign(this, {
          addEventListener: (event: string, listen: () => void) => void (listeners[event] ??= []).push(listen),
          close: () => void (stream.closed = true),
        });
      }
    }
    const page = globalThis as {EventSource?: unknown};
    const {EventSource} = page;
    const {setTimeout} = globalThis;
    const later: [() => void, number | undefined][] = [];
    page.EventSource = Stream;
    globalThis.setTimeout = ((call: () => void, delay?: number) => void later.push([call, delay])) as never;
    try {
      const {render} = mounted(() => PreviewServerConnection({children: createElement('b'), readOnlyStudio: false}));
      const state = () => render().props.value.previewServerState.type;
      assert.equal(state(), 'init');
      streams[0]?.say('open');
      streams[0]?.say('message', {type: 'init', clientId: 'a'});
      assert.equal(state(), 'connected');
      streams[0]?.say('error');
      assert.deepEqual([state(), streams[0]?.closed, later.map(([, delay]) => delay)], ['disconnected', true, [1000]]);
      later[0]?.[0]();
      assert.deepEqual([streams.length, streams[1]?.url], [2, '/events']);
      streams[1]?.say('error');
      assert.deepEqual([state(), later.length, streams.length], ['disconnected', 1, 2]);
    } finally {
      page.EventSource = EventSource;
      globalThis.setTimeout = setTimeout;
    }

    assert.deepEqual(renderButton('disconnected'), ['Connect to the Studio server to render', true]);
    assert.match(renderButton('connected')[0], /^Export the current composition/);

    let requests = 0;
    const origin = await stage.serve((_, response) => {
      requests++;
      response.writeHead(502, {'access-control-allow-origin': '*'}).end();
    });
    const tab = await stage.page();
    const closed = await tab.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          const source = new window.EventSource(url);
          source.addEventListener('error', () => resolve(source.readyState === 2));
        }),
      `${origin}/events`,
    );
    assert.deepEqual([closed, requests], [true, 1]);
  },
);
