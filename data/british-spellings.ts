/** Stems that differ inside a word, whatever follows: colourful, neighbouring, kilometres, travelled. */
const STEMS: [british: RegExp, american: string][] = [
  [/^(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|vap|vig)our/, '$1or'],
  [/^((?:kilo|centi|milli|nano)?met|cent|lit|theat|fib|calib)re(?=s?$)/, '$1er'],
  [/^centr(?=ed$|ing$)/, 'center'],
  [/^(cancel|channel|dial|fuel|funnel|label|level|model|panel|pencil|signal|spiral|total|travel|tunnel)l(?=ed$|ing$|ers?$)/, '$1'],
  [/^(anal|catal|paral)ys(?=e$|ed$|ers?$|ing$)/, '$1yz'],
  [
    /^(author|capital|categor|custom|emphas|final|general|initial|local|maxim|minim|modern|normal|optim|organ|parameter|personal|prior|priorit|random|raster|real|recogn|sanit|serial|special|stabil|standard|styl|summar|symbol|synchron|token|util|vector|virtual|visual)is(?=e$|ed$|ers?$|es$|ing$|ations?$|able$)/,
    '$1iz',
  ],
  [/^(lic|def|off|pret)ence(?=s?$)/, '$1ense'],
  [/^parametris(?=ed?$|ing$)/, 'parameteriz'],
  [/^catalogu(?:e(?=s?$)|(?=ed$|ing$))/, 'catalog'],
  [/^grey/, 'gray'],
  [/^artefact/, 'artifact'],
  [/^programme(?=s?$)/, 'program'],
  [/^judgement/, 'judgment'],
  [/^(back|down|in|on|out|to|up|after)wards$/, '$1ward'],
  [/^whilst$/, 'while'],
  [/^(am(?:id|ong))st$/, '$1'],
  [/^(mis)?spelt$/, '$1spelled'],
  [/^(burn|dream|learn)t$/, '$1ed'],
  [/^(fulfil|enrol|instal)(?=s?$|ment$)/, '$1l'],
  [/^ageing$/, 'aging'],
  [/^maths$/, 'math'],
  [/^sceptic/, 'skeptic'],
  [/^storey(?=$|ed$)/, 'story'],
  [/^storeys$/, 'stories'],
  [/^mould/, 'mold'],
];

/** The American form of a word in lower case, if it differs. */
export function americanOf(word: string): string | undefined {
  for (const [british, american] of STEMS) if (british.test(word)) return word.replace(british, american);
  return undefined;
}
