import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { KEYS, SHAPES } from '../../docs/sentences.ts';
import { Example, record } from './EventView.example.tsx';

export const eventViewDocs: ChartDocs = {
  name: 'EventView',
  status: 'stable',
  entry: 'progression',
  summary:
    'The change of a visual field over years: which points are worse than the baseline, and in how many tests in a row.',
  use: [
    'For two or more comparable threshold fields of one eye.',
    'With `SlopeView` for the speed of the change, and with `IndexView` for the mean deviation over time.',
  ],
  avoid: [{ when: 'One field is shown as it was measured.', instead: 'PerimetryPlot' }],
  parts: [
    { name: 'SlopeView', summary: 'The slope of each point in dB per year.' },
    { name: 'DifferenceView', summary: 'How each point differs from an earlier test, judged by repeated tests.' },
    { name: 'FieldView', summary: 'One finished field as numbers, as a greyscale, or as deviations from the norms.' },
    { name: 'IndexView', summary: 'An index such as MD over the years, with its regression line.' },
  ],
  data: {
    text: 'The analyses of `@isopter/clinical/perimetry/progression` are computed from a list of fields; this is one of them.',
    record,
    fields: [
      { name: 'id', unit: null, meaning: 'Identifies the field.' },
      { name: 'eye', unit: null, meaning: 'The eye, `OD` or `OS`.' },
      { name: 'at', unit: 'date and time', meaning: 'When it was tested.' },
      { name: 'program', unit: null, meaning: 'The program of the test.' },
      { name: 'size', unit: null, meaning: 'The Goldmann size of the stimulus, 1 to 5.' },
      { name: 'strategy', unit: null, meaning: 'The strategy of the test.' },
      { name: 'points', unit: null, meaning: 'The locations that were measured.' },
      { name: 'points.x', unit: 'degrees', meaning: 'From fixation to the right of the field, as the eye sees it.' },
      { name: 'points.y', unit: 'degrees', meaning: 'From fixation upwards.' },
      { name: 'points.db', unit: 'dB', meaning: 'The threshold; below 0 the brightest stimulus was not seen.' },
      { name: 'reliable', unit: null, meaning: 'Whether the catch trials are within the limits.' },
      { name: 'excluded', unit: null, meaning: 'The reason for a manual exclusion; `null` if included.' },
    ],
  },
  marks: [
    { mark: 'Open triangle', meaning: 'Worse than the baseline in one test.' },
    { mark: 'Half-filled triangle', meaning: 'Worse in two tests in a row.' },
    { mark: 'Filled triangle', meaning: 'Worse in three tests in a row.' },
    { mark: 'Cross', meaning: 'The baseline is too low to become worse.' },
    { mark: 'Dot', meaning: 'Within the limits of repeated tests.' },
    { mark: 'Dash', meaning: 'Not measured.' },
    { mark: 'Filled tile with a number', meaning: 'A loss in dB per year that meets the rule of progression.' },
    { mark: 'Outlined tile with a number', meaning: 'A significant, slow loss in dB per year.' },
    { mark: 'Dashed tile with a number', meaning: 'A slope with p < 5 %.' },
    { mark: 'Hollow point of a trend', meaning: 'A field that is shown and not counted.' },
    {
      mark: 'Filled tile with a signed number',
      meaning: 'A difference in dB that 1 % of repeats of a stable eye reach.',
    },
    { mark: 'Hatched tile with a signed number', meaning: 'A difference in dB that 5 % of repeats reach.' },
    { mark: 'Dashed tile with a signed number', meaning: 'A gain in dB that 5 % of repeats reach.' },
    { mark: 'Dotted circle', meaning: 'The earlier value is too low for a limit.' },
    { mark: 'MD', meaning: 'Mean deviation in dB from the norms of the age.' },
  ],
  accessibility: [KEYS, 'With `display="table"` the same data are a table.', SHAPES],
  example: Example,
};
