import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Synonyms} from '../../../core/data/synonyms';
import {buildIndex} from '../../../plugins/search/build-index';
import {pack, type PackedIndex} from '../../../plugins/search/pack';
import type {SearchPage} from '../../../plugins/search/records';

export type Point = {sections: number; brotli: number; gzip: number; packed: PackedIndex};

export const countSections = (pages: SearchPage[]): number => pages.reduce((sum, page) => sum + page.sections.length, 0);

/** Size of the index for a quarter of the pages, half of them, three quarters and all. */
export function growthOf(pages: SearchPage[], synonyms: Synonyms): [Point, Point, Point, Point] {
  const point = (quarters: number): Point => {
    // Pages of all kinds and areas: of every four in path order, the first `quarters`.
    const own = pages.filter((_, index) => index % 4 < quarters);
    const packed = pack(buildIndex(own, synonyms));
    const files = [packed.names, ...packed.parts.map(({bytes}) => bytes)];
    const sizeOf = (compress: (file: Uint8Array) => Uint8Array) => files.reduce((sum, file) => sum + compress(file).length, 0);
    return {sections: countSections(own), brotli: sizeOf(brotliCompressSync), gzip: sizeOf((file) => gzipSync(file, {level: 9})), packed};
  };
  return [point(1), point(2), point(3), point(4)];
}

/** The factor by which the index grows when the number of pages grows by `times`, if it keeps growing at the same rate. */
export function growthFactor([quarter, , , all]: [Point, Point, Point, Point], times: number): number {
  const exponent = Math.log(all.brotli / quarter.brotli) / Math.log(all.sections / quarter.sections);
  return times ** exponent;
}
