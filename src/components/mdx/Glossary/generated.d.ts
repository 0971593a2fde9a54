/** Written by plugins/glossary. */
declare module '@generated/glossary/default/words.json' {
  const words: {id: string; term: string; text: string; more?: string}[];
  export default words;
}
