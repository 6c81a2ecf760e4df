import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { sizeOf } from './screens.ts';

/** Values of Storybook's globals: the axes of the toolbar, and the viewport. */
type Globals = Readonly<Record<string, unknown>>;

/** A named combination of globals. Chromatic takes one snapshot of a story for each of its modes. */
type Modes = Readonly<Record<string, Globals>>;

const LIGHT_AND_DARK: Modes = { light: { theme: 'light' }, dark: { theme: 'dark' } };

/** One mode for each axis that changes how a component looks. Axes are not combined. */
const ALL: Modes = {
  ...LIGHT_AND_DARK,
  'high contrast': { theme: 'high-contrast' },
  arabic: { locale: 'ar-EG' },
  phone: { viewport: sizeOf('phone') },
  tablet: { viewport: sizeOf('tablet') },
  'text 200 %': { textScale: '200' },
  compact: { density: 'compact' },
  brand: { brand: 'nordlys' },
};

/** The mode of a story that sets every axis of its other modes. */
const AS_SET: Modes = { 'as set': {} };

/** Without motion, no snapshot depends on when it was taken. */
const STILL: Globals = { motion: 'reduced' };

/** Globals that change what another axis is for. */
const SAME_AXIS: Readonly<Record<string, string>> = { direction: 'locale' };

interface Story {
  /** The path in the sidebar: `Components/Button/Features`. */
  title: string;
  name: string;
  /** The globals that the story or its file sets. In Storybook they win over those of a mode. */
  storyGlobals: Globals;
}

/** The example on a component's page, and the features of a component, get every mode. */
function candidates({ title, name }: Story): Modes {
  return name === 'Default' || /^Components\/.+\/Features$/.test(title) ? ALL : LIGHT_AND_DARK;
}

function withoutSetAxes(modes: Modes, storyGlobals: Globals): Modes {
  const set = new Set(Object.keys(storyGlobals).map((name) => SAME_AXIS[name] ?? name));
  return Object.fromEntries(
    Object.entries(modes).filter(([, globals]) => Object.keys(globals).every((name) => !set.has(name))),
  );
}

/**
 * Returns the modes of a story. A story that sets an axis has no modes of that axis: they would all look the same. A story
 * that sets the theme is also taken as it is, because light and dark are its only modes without another change.
 */
export function modesOf(story: Story): Modes {
  const modes = withoutSetAxes(candidates(story), story.storyGlobals);
  const all = 'light' in modes ? modes : { ...AS_SET, ...modes };
  return Object.fromEntries(Object.entries(all).map(([name, globals]) => [name, { ...globals, ...STILL }]));
}

/** Journeys and the story tests cover the clinic's screens; snapshots of them would double the cost. */
const isClinic = ({ title }: Story): boolean => title.startsWith('Clinic/');

/** Chromatic's parameters that are the same for every story. */
export const chromatic = {
  prefersReducedMotion: 'reduce',
  ignoreSelectors: ['video', '[data-component="StreamPopup"] canvas', '[data-part="spinner"]'],
};

/** The argument of an enhancer. Storybook's type leaves out the globals of the story. */
type Context = Parameters<ArgTypesEnhancer>[0] & Story;

/**
 * Adds the modes of each story to its parameters, where Chromatic reads them. Storybook has no hook that computes
 * parameters, but it passes enhancers of argument types the parameters of one story, in an object created for that story:
 * it is changed in place. Settings of the story itself win.
 */
export const withSnapshots: ArgTypesEnhancer = (context) => {
  const story = context as Context;
  const snapshots = isClinic(story) ? { disableSnapshot: true } : { modes: modesOf(story) };
  story.parameters['chromatic'] = { ...snapshots, ...(story.parameters['chromatic'] as object | undefined) };
  return story.argTypes;
};
