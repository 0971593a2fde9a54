import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findBrowser} from '../../../scripts/lib/browser';
import {openPage, type OpenPage, type Opener} from './open-page';
import {startCommand, type Running} from './running';
import {installPackages, putBrowser} from './packages';

type Outcome = {code: number; output: string};
type Place = {x: number; y: number; frame?: number};
type Area = Place & {width: number; height: number};

/** Somebody who has these pages, npm, a browser and an empty folder, and nothing else. */
export class Reader {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reader-'));
  private readonly pages = new Set<string>();
  private readonly done = {samples: 0, commands: 0, 'packages from npm': 0, 'files looked at': 0, frames: 0};

  /** @param opener how pages are read: as people do, or as agents do */
  constructor(private readonly opener: Opener = openPage) {}

  open(file: string): OpenPage {
    this.pages.add(file);
    return this.opener(file);
  }

  /** A project like that of the "Blank" template, which would be fetched from GitHub: its packages, settings and entry point from docs/getting-started.mdx. */
  startProject(): void {
    this.write('package.json', '{"name": "my-video", "private": true}\n');
    this.write('tsconfig.json', '{"compilerOptions": {"strict": true, "jsx": "react-jsx", "skipLibCheck": true}}\n');
    this.install(['remotion', '@remotion/cli', 'react', 'react-dom', 'typescript']);
    this.haveBrowser();
    this.write('src/index.ts', this.opener('docs/getting-started.mdx').sample('src/index.ts'));
  }

  /** Has the browser that the toolkit would download before its first render. */
  haveBrowser(): void {
    putBrowser(this.folder, findBrowser());
  }

  /** Installs what a page says, or what is named. `npx tsx` needs no installation, so tsx is always there. */
  install(from: OpenPage | string[], {all = false} = {}): void {
    this.done['packages from npm'] += installPackages(this.folder, [...(Array.isArray(from) ? from : from.packages()), ...(all ? [] : ['tsx'])], all);
  }

  /**
   * Saves samples of a page under the names that it gives them.
   * @param replaced what a reader replaces with something of their own, such as an example URL
   */
  save(page: OpenPage, titles: string[], replaced: Record<string, string> = {}): void {
    for (const title of titles) {
      let code = page.sample(title);
      for (const [example, own] of Object.entries(replaced)) {
        assert.ok(code.includes(example), `${title} of ${page.file} does not hold ${example}.`);
        code = code.replaceAll(example, own);
      }
      this.write(title, code);
      this.done.samples++;
    }
  }

  /** Makes the entry point register another root component, for pages that show only that component. */
  registerRoot(file: string, component: string): void {
    this.write('src/index.ts', `import {registerRoot} from 'remotion';\nimport {${component}} from './${file}';\n\nregisterRoot(${component});\n`);
  }

  /** Adds to package.json what docs/renderer.mdx says about scripts. */
  beModules(page: OpenPage): void {
    const wanted = JSON.parse(page.sample('package.json')) as object;
    this.write('package.json', JSON.stringify({...(JSON.parse(this.read('package.json')) as object), ...wanted}));
  }

  /** Registers a component as docs/getting-started.mdx does, for pages that show the component alone. */
  register(file: string, component: string, props: string, id = component): void {
    this.write(
      'src/Root.tsx',
      `import {Composition} from 'remotion';
import {${component}} from './${file}';

export const RemotionRoot = () => <Composition id="${id}" component={${component}} ${props} />;
`,
    );
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  has(file: string): boolean {
    return fs.existsSync(path.join(this.folder, file));
  }

  list(folder: string): string[] {
    return fs.readdirSync(path.join(this.folder, folder)).sort();
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.folder, file), {recursive: true});
  }

  /** Runs a command of a page, which must succeed. */
  async run(page: OpenPage, text: string): Promise<string> {
    const {code, output} = await this.try(page.command(text));
    assert.equal(code, 0, `${text}, a command of ${page.file}, failed:\n${output}`);
    return output;
  }

  /** Runs any command, and returns how it went. */
  try(command: string, env: Record<string, string> = {}): Promise<Outcome> {
    this.done.commands++;
    const options = {cwd: this.folder, env: {...process.env, ...env, NO_UPDATE_NOTIFIER: '1'}, timeout: 900_000, maxBuffer: 20_000_000};
    return new Promise((resolve) => {
      execFile('bash', ['-c', command], options, (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
        resolve({code, output: `${stdout}${stderr}`});
      });
    });
  }

  /** Starts a command that runs until it is stopped. */
  start(command: string, env: Record<string, string> = {}): Running {
    this.done.commands++;
    return startCommand(command, this.folder, env);
  }

  /** Asserts facts about a rendered video or image, in FFprobe's terms. */
  async expectMedia(file: string, expected: Record<string, string | number>): Promise<void> {
    assert.ok(this.has(file), `${file} was not written.`);
    const {output} = await this.try(
      `npx remotion ffprobe -v error -count_frames -select_streams v:0 -show_streams -show_entries stream_tags -of flat "${file}"`,
    );
    const facts = Object.fromEntries([...output.matchAll(/^streams\.stream\.0\.([\w.]+)="?(.*?)"?$/gm)].map(([, key, value]) => [key!, value!]));
    for (const [key, value] of Object.entries(expected)) assert.equal(facts[key], String(value), `${key} of ${file}`);
    this.done['files looked at']++;
    this.done.frames += Number(facts.nb_read_frames) || 0;
  }

  /**
   * Reads part of a frame.
   * @returns red, green, blue and alpha of each pixel, from 0 to 255
   */
  async pixels(file: string, {x, y, width, height, frame = 0}: Area): Promise<Buffer> {
    // FFmpeg's own decoder drops the alpha channel of a WebM.
    const decoder = file.endsWith('.webm') ? '-c:v libvpx-vp9' : '';
    const filter = `trim=start_frame=${frame},format=rgba,crop=${width}:${height}:${x}:${y}:exact=1`;
    const {code, output} = await this.try(
      `npx remotion ffmpeg -v error -y ${decoder} -i "${file}" -vf "${filter}" -frames:v 1 -f image2 -update 1 -c:v rawvideo pixels.rgba`,
    );
    assert.equal(code, 0, output);
    return fs.readFileSync(path.join(this.folder, 'pixels.rgba'));
  }

  async pixel(file: string, place: Place): Promise<number[]> {
    return [...(await this.pixels(file, {...place, width: 1, height: 1}))];
  }

  /** Asserts that a pixel has a color, allowing for what encoding does to it. */
  async expectPixel(file: string, place: Place, color: number[], tolerance = 12): Promise<void> {
    const seen = await this.pixel(file, place);
    const near = color.every((value, channel) => Math.abs(value - (seen[channel] ?? NaN)) <= tolerance);
    assert.ok(near, `${file} at ${JSON.stringify(place)} is ${seen.join(', ')} instead of ${color.join(', ')}.`);
  }

  report(): string {
    const counts = Object.entries({pages: this.pages.size, ...this.done}).filter(([, count]) => count > 0);
    return counts.map(([what, count]) => `${count} ${what}`).join(', ');
  }

  leave(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
