import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

type Languages = Pick<LoadContext['i18n'], 'currentLocale' | 'defaultLocale' | 'locales' | 'localeConfigs'>;

/** What a host serves once the current language has been built. */
export type Published = {
  /** The folder that holds all languages; each but the default one has a folder below it. */
  folder: string;
  /** The base path of each language that has been built, the default one first. */
  baseUrls: string[];
};

/**
 * Finds the published folder of a build. The framework builds the default language first and the others into folders below it,
 * and a host reads its configuration only from the folder above all of them.
 * @param outDir folder of the current language
 * @param baseUrl path of the current language, with a slash at both ends
 */
export function publishedBy(outDir: string, baseUrl: string, {currentLocale, defaultLocale, locales, localeConfigs}: Languages): Published {
  const nameOf = (locale: string) => (locale === defaultLocale ? '' : (localeConfigs[locale]?.path ?? locale));
  const current = nameOf(currentLocale);
  const folder = current ? path.dirname(outDir) : outDir;
  const root = current ? baseUrl.slice(0, -current.length - 1) : baseUrl;
  const names = locales.map(nameOf).filter((name) => name === current || fs.existsSync(path.join(folder, name, 'index.html')));
  return {folder, baseUrls: names.sort().map((name) => (name ? `${root}${name}/` : root))};
}

/** The folder beside the published one for the configuration of hosts that read it elsewhere: published, it would be a page. */
export const hostsFolder = (folder: string): string => `${folder}-hosts`;
