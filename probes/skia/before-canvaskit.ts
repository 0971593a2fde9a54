import assert from 'node:assert/strict';
import path from 'node:path';
import {installed} from '../lib/installed';
import {loadedWith} from '../lib/loaded-with';
import {mounted} from '../lib/mounted';
import {slowInNode} from '../lib/probe';

const SKIA = '@shopify/react-native-skia/lib/commonjs';
const WASM = path.join(__dirname, '../../node_modules/canvaskit-wasm/bin/full');

type Api = {Skia: {PictureRecorder(): object}};
type Loader = {LoadSkia(options: {locateFile(file: string): string}): Promise<void>};
type View = {SkiaPictureView(props: object): {props: {children?: unknown; ref?: {current: unknown}}}};

export default slowInNode(
  "Skia that is evaluated before LoadSkia() has put CanvasKit on the global object says Cannot read properties of undefined (reading 'PictureRecorder') later, too; a canvas says CanvasKit is not defined while it is missing.",
  async () => {
    const page = globalThis as {CanvasKit?: object; window?: object};
    const hooks = installed<Record<string, unknown>>('react/index.js');
    // As a module of its own kind, so that the view takes no copy of it.
    const react = new Proxy(hooks, {get: (target, name): unknown => name === '__esModule' || (name === 'default' ? target : Reflect.get(target, name))});
    const known = page.CanvasKit;
    delete page.CanvasKit;
    try {
      const early = loadedWith<Api>(`${SKIA}/skia/Skia.web.js`, {});
      // The module of LoadSkia() needs nothing of this.
      const {LoadSkia} = loadedWith<Loader>(`${SKIA}/web/LoadSkiaWeb.js`, {});

      const {SkiaPictureView} = loadedWith<View>(`${SKIA}/views/SkiaPictureView.web.js`, {react, '../Platform': {Platform: {View: 'div', OS: 'web'}}});
      const canvas = {addEventListener() {}, removeEventListener() {}};
      const view = mounted(() => {
        hooks.useImperativeHandle = () => undefined;
        const element = SkiaPictureView({});
        const {ref} = (element.props.ref ? element : (element.props.children as typeof element)).props;
        ref!.current = canvas;
        return element;
      });
      assert.throws(view.render, {name: 'ReferenceError', message: 'CanvasKit is not defined'});

      await LoadSkia({locateFile: (file) => path.join(WASM, file)});
      assert.equal(typeof page.CanvasKit, 'object');
      assert.throws(() => early.Skia.PictureRecorder(), {message: "Cannot read properties of undefined (reading 'PictureRecorder')"});
      assert.equal(typeof loadedWith<Api>(`${SKIA}/skia/Skia.web.js`, {}).Skia.PictureRecorder(), 'object');
    } finally {
      if (known) page.CanvasKit = known;
    }
  },
);
