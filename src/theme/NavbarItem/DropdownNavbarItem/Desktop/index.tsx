// Change: a line below each link says what is there. Space opens the menu as Enter does, the arrow keys, Home and End move through it, and Escape closes it; the original supports only Enter.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {useRef, useState, type ReactNode} from 'react';
import {useDropdownKeys} from '@site/src/hooks/useDropdownKeys';
import {useOutside} from '@site/src/hooks/useOutside';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({items, position, className, ...props}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A menu closed with Escape stays closed, even if the pointer still rests on it.
  const [isDismissed, setIsDismissed] = useState(false);
  useOutside(dropdown, () => setIsOpen(false));
  const onKeyDown = useDropdownKeys(dropdown, (open) => {
    setIsOpen(open);
    setIsDismissed(!open);
  });

  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setIsDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without an href cannot receive focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...withAbout(item)} key={index} />
        ))}
      </ul>
    </div>
  );
}

type Item = Props['items'][number] & {'data-about'?: string};

/** The line that config/navbar.ts writes for an item stands in the link; it describes the link and is no part of its name. */
function withAbout({'data-about': about, ...item}: Item) {
  if (about === undefined) return item;
  const id = `about-${about.replace(/\W+/g, '-')}`;
  return {
    ...item,
    'aria-label': typeof item.label === 'string' ? item.label : undefined,
    'aria-describedby': id,
    label: (
      <>
        {item.label}{' '}
        <span id={id} className={styles.about}>
          {about}
        </span>
      </>
    ),
  };
}
