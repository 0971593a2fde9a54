import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type {PlayerRef} from '@remotion/player';
import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import type {Size} from '../project';
import type {ToStage} from '../protocol';
import {keepAssets} from './assets';
import {isTold, stageError} from './errors';
import {componentNames, findComponent} from './find-component';
import {watchAllocations, whenStopped} from './guards';
import {noteFault, runModules, SyntaxFault, takeIn} from './modules';
import {loadPackages} from './registry';
import {defaultsOf, fieldsOf, schemaIn} from './schema';
import {resolveByPage} from './page-url';
import {Screen, type Shows} from './Screen';
import {PAGE_ORIGIN, passOnLogs, tell} from './tell';

type Run = Extract<ToStage, {type: 'run'}>;

const later = window.setTimeout.bind(window);

// What the page says counts also while a run is being loaded.
let settings: {size: Size; props: Record<string, unknown>; loop: boolean; muted: boolean; rate: number; frame: number} | undefined;
let latest = 0;
let defaultProps: Record<string, unknown> = {};
let shows: Shows | undefined;
let player: PlayerRef | null = null;

const container = document.getElementById('stage');
if (!container) throw new Error('The page of the stage has no element for it.');
const ignored = () => undefined;
// The boundary around the composition tells the page what it caught.
const root = createRoot(container, {onCaughtError: ignored, onUncaughtError: (error) => tell(stageError(latest, 'render', error))});

function show(): void {
  if (!shows || !settings) return;
  const {size, props, loop, rate} = settings;
  shows = {...shows, size, props: {...defaultProps, ...props}, loop, rate};
  const current = shows;
  flushSync(() => root.render(<Screen shows={current} onPlayer={onPlayer} onStopped={onStopped} />));
}

function onPlayer(ref: PlayerRef | null): void {
  player = ref;
  if (settings?.muted) player?.mute();
}

const onStopped = (): void => player?.pause();

async function run({id, modules, imports, entry, exportName, size, props, assets, assetNames, frame}: Run): Promise<void> {
  latest = id;
  settings = {loop: true, muted: false, rate: 1, ...settings, size, props, frame};
  try {
    keepAssets(assets, assetNames);
    await Promise.all([loadPackages(imports), takeIn(id, modules)]);
    // Newer code has come in the meantime.
    if (latest !== id) return;
    const exports = runModules(entry);
    const component = findComponent(exports, exportName, entry);
    const schema = schemaIn(exports);
    const own = exports.defaultProps;
    defaultProps = {...(schema ? defaultsOf(schema) : {}), ...(typeof own === 'object' && own !== null ? own : {})};
    tell({type: 'running', id, exports: componentNames(exports), schema: schema ? fieldsOf(schema) : null, defaultProps: serializable(defaultProps)});
    shows = {id, component, size: settings.size, props: settings.props, frame: settings.frame, loop: settings.loop, rate: settings.rate};
    show();
  } catch (error) {
    if (latest !== id) return;
    const message = stageError(id, 'load', error);
    tell(error instanceof SyntaxFault ? {...message, file: error.file, line: error.line} : message);
  }
}

/** What the page can take in of values that code made. */
function serializable(values: Record<string, unknown>): Record<string, unknown> {
  try {
    return JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function obey(message: ToStage): void {
  switch (message.type) {
    case 'run':
      return void run(message);
    case 'ping':
      return tell({type: 'pong', n: message.n});
    case 'seek':
      if (settings) settings.frame = message.frame;
      return player?.seekTo(message.frame);
    case 'play':
      return player?.play();
    case 'pause':
      return player?.pause();
    case 'volume':
      if (settings) settings.muted = message.muted;
      return message.muted ? player?.mute() : player?.unmute();
    case 'loop':
      if (settings) settings.loop = message.loop;
      return show();
    case 'speed':
      if (settings) settings.rate = message.rate;
      return show();
    case 'props':
      if (settings) settings.props = message.props;
      return show();
    case 'size':
      if (settings) settings.size = message.size;
      return show();
    default:
  }
}

// Only the page that holds this document is listened to.
window.addEventListener('message', ({source, origin, data}: MessageEvent<ToStage>) => {
  if (source === parent && origin === PAGE_ORIGIN && typeof data === 'object' && data !== null) obey(data);
});

window.addEventListener('error', (event) => {
  if (event.target !== window || noteFault(event)) return;
  tell(stageError(latest, 'effect', event.error ?? new Error(event.message)));
});
window.addEventListener('unhandledrejection', ({reason}) => tell(stageError(latest, 'promise', reason)));

// Fetched when a composition uses it.
for (const family of ['Instrument Sans', 'Instrument Sans Variable']) document.fonts.add(new FontFace(family, `url(${instrumentSans})`, {weight: '400 700'}));
watchAllocations();
resolveByPage();
// What promises threw may take long to become known, and code may keep it to itself.
whenStopped((error) => later(() => !isTold(error) && tell(stageError(latest, 'effect', error)), 200));
passOnLogs();
tell({type: 'ready'});
