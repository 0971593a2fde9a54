/**
 * The document in which the playground runs the code of readers, as a file of the published folder. It is framed, and no page. Its name does not
 * begin like a page's: Netlify applies the rules of /play/ and what is below it to every path that begins with /play.
 */
export const STAGE_FILE = 'stage.htm';
