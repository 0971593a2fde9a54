import Link, {type Props as LinkProps} from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A link that stands on its own, underlined like those in running text. */
export function TextLink({className, ...props}: LinkProps): ReactNode {
  return <Link {...props} className={clsx(styles.link, className)} />;
}
