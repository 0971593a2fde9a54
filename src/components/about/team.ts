type TeamMember = {
  name: string;
  role: string;
  /** User name on GitHub. */
  github: string;
  /** User name on X. */
  x: string;
};

/** The people who work on Remotion, in display order. */
export const team: TeamMember[] = [
  {name: 'Jonny Burger', role: 'Chief Hacker', github: 'JonnyBurger', x: 'JNYBGR'},
  {name: 'Mehmet Ademi', role: 'Business Manager', github: 'MehmetAdemi', x: 'mehmetademi'},
  {name: 'Igor Samokhovets', role: 'Product Engineer', github: 'samohovets', x: 'tequilafunks'},
];
