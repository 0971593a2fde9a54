import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import React, {type ReactNode} from 'react';

/** Widest window, in pixels, for which the framework has no column beside the text; its own number, as in useWindowSize(). */
const NARROW = 996;

/** Whether a column beside the text is hidden in this window. Pages are written with it, and the framework takes it away once they have started. */
export const isUnseen = (): boolean => ExecutionEnvironment.canUseDOM && window.innerWidth <= NARROW;

const AS_WRITTEN = {__html: ''};

/**
 * Stands for a column until it is taken away. React keeps HTML that it does not know as the server wrote it, and does not go through it:
 * on a phone, the menu and the contents were a fourth of what it went through before a page answered.
 */
export const Unseen = (): ReactNode => <div suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />;
