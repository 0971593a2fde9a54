// Change: our own button, which loads our own modal on demand, using the site's own index or a hosted one.
export {SearchBar as default} from '@site/src/components/search/SearchBar';
