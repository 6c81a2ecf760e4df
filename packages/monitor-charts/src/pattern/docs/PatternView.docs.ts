import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { NOT_MIRRORED, SHAPES } from '../../docs/sentences.ts';
import { Example, record } from './PatternView.example.tsx';

export const patternViewDocs: ChartDocs = {
  name: 'PatternView',
  status: 'experimental',
  entry: 'pattern',
  summary: 'Where a program will put its stimuli, before anything is measured.',
  use: [
    'Beside the set-up of a test, so that a wrong eye or program is seen before it begins.',
    'One for each eye that is tested, the left eye on the left.',
  ],
  avoid: [
    { when: 'Something was measured.', instead: 'PerimetryPlot' },
    { when: 'Tests are distinguished in a list.', instead: 'SmallDrawing' },
  ],
  parts: [],
  data: {
    text: 'The prop `grid` has the locations as the eye sees them; `patternOfTest` of the clinical rules gives that of a test.',
    record,
    fields: [
      { name: 'points', unit: 'degrees', meaning: 'The locations, to the right and upwards.' },
      { name: 'blind_spot', unit: 'degrees', meaning: 'Those of them that lie in the blind spot.' },
      { name: 'spacing', unit: 'degrees', meaning: 'The distance between neighbors of the raster.' },
      { name: 'extent', unit: 'degrees', meaning: 'The radius of the drawn field.' },
    ],
  },
  marks: [
    { mark: 'Dot', meaning: 'A location that will be tested.' },
    { mark: 'Open triangle', meaning: 'A location in the blind spot.' },
    { mark: 'Circles', meaning: 'Distances from fixation: every 10 degrees, every 15 of a wide field.' },
  ],
  accessibility: ['The drawing is an image; its name says the pattern and its points.', SHAPES, NOT_MIRRORED],
  example: Example,
};
