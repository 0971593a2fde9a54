import type {ComponentProps} from 'react';
import {Job} from './job';
import * as misc from './misc';
import * as pictures from './pictures';
import {Timeline} from './timeline';
import * as transitions from './transitions';

/** Components that probes render, by name. */
export const SCENES = {Job, Timeline, ...misc, ...pictures, ...transitions};

export type SceneName = keyof typeof SCENES;
export type SceneProps<Name extends SceneName> = ComponentProps<(typeof SCENES)[Name]>;
