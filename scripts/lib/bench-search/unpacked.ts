import type {PackedIndex} from '../../../plugins/search/pack';
import type {IndexData} from '../../../src/search/index-data';
import {joinParts} from '../../../src/search/parts';
import {unpackNames, unpackTerms} from '../../../src/search/unpack';

/** An index as a reader has it once all of its files have arrived. */
export const unpacked = ({names, parts}: PackedIndex): IndexData => ({...unpackNames(names), ...joinParts(parts.map(({bytes}) => unpackTerms(bytes)))});
