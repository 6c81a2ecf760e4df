import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { NOT_MIRRORED, SHAPES } from '../../docs/sentences.ts';
import { Example, record } from './SmallDrawing.example.tsx';

export const smallDrawingDocs: ChartDocs = {
  name: 'SmallDrawing',
  status: 'experimental',
  entry: 'course',
  summary: 'The result of a test as a small picture beside its numbers, for lists of many tests.',
  use: [
    'In the timeline of a patient, where a result is recognized before it is read.',
    'With the numbers of the test beside it: it has no axis to read them from.',
  ],
  avoid: [
    { when: 'A field is examined point by point.', instead: 'PerimetryPlot' },
    { when: 'An audiogram is read.', instead: 'Audiogram' },
  ],
  parts: [{ name: 'CourseChart', summary: 'A measure of both eyes or ears over time, with a line and its band.' }],
  data: {
    text: 'The prop `picture` has the fields of eyes, the thresholds of ears, or acuities; this is one of fields.',
    record,
    fields: [
      {
        name: 'fields',
        unit: null,
        meaning: 'The fields that were tested; an eye that is missing is drawn as untested.',
      },
      { name: 'fields.eye', unit: null, meaning: 'The eye, or `OU` for both together.' },
      {
        name: 'fields.points',
        unit: 'degrees, dB',
        meaning: 'To the right, upwards, and the sensitivity, or whether the point was seen.',
      },
    ],
  },
  marks: [
    { mark: 'Grey tile', meaning: 'A sensitivity; dark is low in every theme, in classes of 5 dB.' },
    { mark: 'Dot and cross', meaning: 'A point that was seen, and one that was missed.' },
    { mark: 'Open triangle', meaning: 'The blind spot.' },
    { mark: 'Dashed circle with a dash', meaning: 'An eye that was not tested.' },
    { mark: 'Circles and crosses joined by lines', meaning: 'The right ear, and the left one with a dashed line.' },
    {
      mark: 'Triangles on a line',
      meaning: 'Acuities: the left eye above, the right eye below, the better to the right.',
    },
    { mark: 'Hollow dot', meaning: 'The acuity of the test before.' },
    { mark: 'Square, circle, diamond of a chart', meaning: 'The left side, the right side, both together.' },
    { mark: 'Cross of a chart', meaning: 'A test that does not count.' },
  ],
  accessibility: ['The drawing is an image; its name says the numbers.', SHAPES, NOT_MIRRORED],
  example: Example,
};
