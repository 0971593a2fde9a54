import {Composition, Folder, staticFile, Still} from 'remotion';
import {Cover} from './Cover';
import {gardenSchema, GardenYear} from './GardenYear';
import {NameTag, nameTagSchema} from './NameTag';
import {Recipe} from './Recipe';

/** The small project that the pictures of the Studio show. */
export const Root = () => (
  <>
    <Composition
      id="GardenYear"
      component={GardenYear}
      durationInFrames={240}
      fps={30}
      width={1280}
      height={720}
      schema={gardenSchema}
      defaultProps={{title: 'A year in the garden', accent: '#2f7d4f', seasons: ['spring', 'summer', 'fall'], showDate: true, speed: 1}}
    />
    <Folder name="Social">
      <Composition
        id="GardenYear-Square"
        component={GardenYear}
        durationInFrames={240}
        fps={30}
        width={1080}
        height={1080}
        schema={gardenSchema}
        defaultProps={{title: 'A year in the garden', accent: '#2f7d4f', seasons: ['spring', 'summer', 'fall'], showDate: false, speed: 1}}
      />
      <Composition id="Recipe" component={Recipe} durationInFrames={150} fps={30} width={1080} height={1920} defaultProps={{dish: 'Pumpkin soup'}} />
      <Composition
        id="NameTag"
        component={NameTag}
        durationInFrames={90}
        fps={30}
        width={1280}
        height={720}
        schema={nameTagSchema}
        defaultProps={{
          name: 'Mara Lind',
          about: 'grows pumpkins\non a roof',
          picture: staticFile('fall.svg'),
          color: '#2f7d4f',
          side: 'left' as const,
          firstShown: new Date('2025-09-22'),
          place: {x: 64, y: 64},
          shape: [1, 0, 0, 1],
        }}
      />
    </Folder>
    <Still id="Cover" component={Cover} width={1280} height={720} defaultProps={{}} />
  </>
);
