import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Synonyms} from '../../../core/data/synonyms';
import {buildIndex} from '../../../plugins/search/build-index';
import {pack} from '../../../plugins/search/pack';
import type {SearchPage} from '../../../plugins/search/records';

export type Point = {sections: number; brotli: number; gzip: number; packed: Uint8Array};

export const countSections = (pages: SearchPage[]): number => pages.reduce((sum, page) => sum + page.sections.length, 0);

/** Size of the index for a quarter of the pages, half of them, three quarters and all. */
export function growthOf(pages: SearchPage[], synonyms: Synonyms): [Point, Point, Point, Point] {
  const point = (quarters: number): Point => {
    // Pages of all kinds and areas: of every four in path order, the first `quarters`.
    const own = pages.filter((_, index) => index % 4 < quarters);
    const packed = pack(buildIndex(own, synonyms));
    return {sections: countSections(own), brotli: brotliCompressSync(packed).length, gzip: gzipSync(packed, {level: 9}).length, packed};
  };
  return [point(1), point(2), point(3), point(4)];
}

/** The factor by which the index grows when the number of pages grows by `times`, if it keeps growing at the same rate. */
export function growthFactor([quarter, , , all]: [Point, Point, Point, Point], times: number): number {
  const exponent = Math.log(all.brotli / quarter.brotli) / Math.log(all.sections / quarter.sections);
  return times ** exponent;
}
