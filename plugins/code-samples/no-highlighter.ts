/** Stands in for prism-react-renderer in the browser bundle: the theme imports it, nothing here uses it. */
export const Prism = {languages: {}};
