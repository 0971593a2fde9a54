/** Where readers can go who have not searched yet. Labels are the titles of the pages. */
export const START_PLACES = [
  {path: '/docs/', label: 'Create a new project'},
  {path: '/docs/the-fundamentals', label: 'The fundamentals'},
  {path: '/docs/render', label: 'Ways to render'},
  {path: '/docs/player/', label: 'Player'},
  {path: '/docs/api', label: 'API reference'},
];
