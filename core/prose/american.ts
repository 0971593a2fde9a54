import {americanOf} from '../../data/british-spellings';

/** A British form in a text, and what it is in American English, in the same case. */
export type BritishWord = {offset: number; word: string; american: string};

/** The words of prose and the parts of an identifier: "framesPerKilometre" has three, "setURL" two. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}{2,}(?!\p{Ll})/gu;

/** Finds the words of a text that are British where American English has another form. Words that both know, such as "dialogue", are none. */
export const britishWordsIn = (text: string): BritishWord[] =>
  [...text.matchAll(WORD)].flatMap(({0: word, index}) => {
    const american = americanOf(word.toLowerCase());
    return american ? [{offset: index, word, american: inCaseOf(word, american)}] : [];
  });

function inCaseOf(word: string, american: string): string {
  if (word === word.toUpperCase()) return american.toUpperCase();
  return word[0] === word[0]?.toUpperCase() ? american.replace(/^./, (first) => first.toUpperCase()) : american;
}
