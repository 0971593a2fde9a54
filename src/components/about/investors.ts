/** An investor, with the company or project they are listed under. */
type Investor = {name: string; of?: string};

export const investors: Investor[] = [
  {name: 'For One Red', of: 'design studio'},
  {name: 'Heiko Hubertz', of: 'Oxolo'},
  {name: 'Simon Schmid', of: 'iubenda'},
  {name: 'William Candillon'},
  {name: 'Sébastien Lorber', of: 'This Week in React, Docusaurus'},
  {name: 'Nick Dima', of: 'Musixmatch'},
  {name: 'Stephen Sullivan', of: 'Middy'},
  {name: 'Dominic Monn', of: 'MentorCruise'},
  {name: 'Jeremy Toeman', of: 'augxlabs'},
  {name: 'Robbie Zhang-Smitheran', of: 'Cameo'},
  {name: 'Ilya Lyamkin', of: 'Spotify'},
  {name: 'Lucas Pelloni', of: 'Nestermind'},
  {name: 'Michiel Westerbeek', of: 'Tella'},
  {name: 'Christopher Chedeau', of: 'Excalidraw, React Native'},
  {name: 'David Salib', of: 'Momento'},
];
