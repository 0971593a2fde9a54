// JavaScript, because the bundler itself loads it.
import path from 'node:path';

/**
 * A loader that makes a page depend on the files that it shows, such as those of samples (`file="…"`), so that a change of such a file
 * shows in `npm start`, and in the next build with a warm cache.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source Of the page
 * @returns {string} the same
 */
export default function filesOfSamples(source) {
  for (const [, file] of source.matchAll(/^ *```.* file="([^"]+)"/gm)) this.addDependency(path.resolve(this.rootContext, file));
  // A part of a course shows the project of the parts before it.
  if (source.includes('<CourseState ')) this.addContextDependency(path.dirname(this.resourcePath));
  // Guides explain the words of the glossary.
  if (this.resourcePath.includes(`${path.sep}docs${path.sep}`)) this.addDependency(path.resolve(this.rootContext, 'data/glossary.yml'));
  return source;
}
