// JavaScript, because the bundler itself loads it.
import path from 'node:path';

/**
 * A loader that makes a page depend on the files that its samples show (`file="…"`), so that a change of such a file
 * shows in `npm start`, and in the next build with a warm cache.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source Of the page
 * @returns {string} the same
 */
export default function filesOfSamples(source) {
  for (const [, file] of source.matchAll(/^ *```.* file="([^"]+)"/gm)) this.addDependency(path.resolve(this.rootContext, file));
  // A part of a course shows the project of the parts before it.
  if (source.includes('<CourseState ')) this.addContextDependency(path.dirname(this.resourcePath));
  return source;
}
