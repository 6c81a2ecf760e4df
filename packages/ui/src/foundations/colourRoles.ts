import type { Palette } from '../theme/vars.ts';

export interface ColourRole {
  title: string;
  about: string;
  tokens: readonly (keyof Palette)[];
}

/** The colours by what they are for; every colour of the contract is in one of them. */
export const colourRoles: readonly ColourRole[] = [
  {
    title: 'Grounds',
    about:
      'From the page up. Cards and panels are surfaces; what lies deeper, such as a track or a disabled field, is sunken.',
    tokens: ['canvas', 'surface', 'sunken', 'hover'],
  },
  {
    title: 'Lines',
    about: 'Hairlines part areas. A control is recognised by its control line, which reaches 3:1 on every ground.',
    tokens: ['line', 'lineStrong', 'controlLine'],
  },
  {
    title: 'Text',
    about: 'Main, secondary, quiet. All three can be read on every ground.',
    tokens: ['ink1', 'ink2', 'ink3'],
  },
  {
    title: 'Accent',
    about: 'What is current, chosen, or the one main thing to do. A view has one primary button.',
    tokens: ['accent', 'accentFill', 'accentHover', 'onAccent', 'accentSoft', 'accentText'],
  },
  {
    title: 'Positive',
    about: 'All is well, finished, in reach.',
    tokens: ['positive', 'positiveSoft', 'positiveText'],
  },
  { title: 'Caution', about: 'Worth a look; nothing is lost.', tokens: ['caution', 'cautionSoft', 'cautionText'] },
  { title: 'Gold', about: 'The charge of a battery, as long as it suffices. No warning.', tokens: ['gold'] },
  {
    title: 'Critical',
    about: 'Failed, refused, dangerous, or not to be undone.',
    tokens: ['critical', 'criticalHover', 'onCritical', 'criticalSoft', 'criticalText'],
  },
  {
    title: 'Eyes and ears',
    about:
      'Right is vermilion and left is blue, everywhere and in every theme: a pair that every kind of colour vision tells apart, and the convention of audiology.',
    tokens: ['eyeOd', 'eyeOdSoft', 'eyeOdText', 'eyeOs', 'eyeOsSoft', 'eyeOsText', 'onEye'],
  },
  {
    title: 'Focus and veil',
    about: 'The ring of the keyboard, and what lies over the page behind a dialog.',
    tokens: ['focus', 'scrim'],
  },
];
