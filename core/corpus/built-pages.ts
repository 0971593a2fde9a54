import fs from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {routeOfBuilt} from './page-files';

type BuiltImage = {src: string; alt?: string; width?: string; height?: string};

export type BuiltPage = {
  /** File, relative to the build folder. */
  file: string;
  /** Path at which a browser requests it, base path included. */
  path: string;
  ids: Set<string>;
  links: string[];
  images: BuiltImage[];
};

/** Reads ids, links and images of every HTML file of a build. */
export function readBuiltPages(dir: string, baseUrl: string): BuiltPage[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({file, path: baseUrl + routeOfBuilt(file), ...parse(fs.readFileSync(path.join(dir, file), 'utf8'))}));
}

function parse(html: string): Pick<BuiltPage, 'ids' | 'links' | 'images'> {
  const ids = new Set<string>();
  const links: string[] = [];
  const images: BuiltImage[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id);
      if (name === 'a' && attributes.href) links.push(attributes.href);
      if (name === 'img' && attributes.src) images.push({src: attributes.src, alt: attributes.alt, width: attributes.width, height: attributes.height});
    },
  });
  parser.end(html);
  return {ids, links, images};
}
