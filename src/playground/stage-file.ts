/** The document in which the playground runs the code of readers, as a file of the published folder. It is framed, and no page. */
export const STAGE_FILE = 'play-stage.htm';
