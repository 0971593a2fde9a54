import {Composition, Folder, Still} from 'remotion';
import {Cover} from './Cover';
import {gardenSchema, GardenYear} from './GardenYear';
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
    </Folder>
    <Still id="Cover" component={Cover} width={1280} height={720} defaultProps={{}} />
  </>
);
