/** Stands in for prism-react-renderer in the browser bundle: the theme imports it, but nothing here uses it. */
export const Prism = {languages: {}};
