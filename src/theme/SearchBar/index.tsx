// Change: our own button, which loads DocSearch's modal on demand over the site's index or a hosted one.
export {SearchBar as default} from '@site/src/components/search/SearchBar';
