// Change: an item is rendered again when something of its own changes; the original renders all of them, with their menus, as soon as the width of the window is known, and whenever the menu of a small screen opens or closes.
import NavbarItem from '@theme-original/NavbarItem';
import {memo} from 'react';

export default memo(NavbarItem);
