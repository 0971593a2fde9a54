import fs from 'node:fs';
import path from 'node:path';

/** Values of the field that send the reader to the file, or that npm fills in where nobody has. */
const SAYS_NOTHING = /^(unlicensed|see licen[sc]e|see license\.md)/i;

/**
 * The license of a package. The file that it ships counts; where its package.json says something else, both are given.
 * @param field the field `license` of its package.json
 */
export function licenseOf(folder: string, field: string | undefined): string {
  const stated = field && !SAYS_NOTHING.test(field) ? field.replace(/^Remotion License.*/, 'Remotion License') : undefined;
  const file = nameIn(folder);
  if (!file && field && /^see licen[sc]e/i.test(field)) return 'that of a LICENSE.md, which the package lacks';
  if (!file || !stated || file === stated) return file ?? stated ?? 'not stated';
  return `${file} in its file, ${stated} in package.json`;
}

/** The name of the license whose text a package of the toolkit ships; undefined for other texts, and for packages without one. */
function nameIn(folder: string): string | undefined {
  const name = fs.readdirSync(folder).find((file) => /^licen[sc]e/i.test(file));
  const text = name && fs.statSync(path.join(folder, name)).isFile() ? fs.readFileSync(path.join(folder, name), 'utf8') : '';
  if (text.startsWith('# Remotion License')) return 'Remotion License';
  return /^Copyright .*\s+Permission is hereby granted, free of charge, to any person obtaining a copy/.test(text) ? 'MIT' : undefined;
}
