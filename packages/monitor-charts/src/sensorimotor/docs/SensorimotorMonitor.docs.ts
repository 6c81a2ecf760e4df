import type { ChartDocs } from '../../docs/ChartDocs.ts';
import { ANNOUNCED, KEYS, NOT_MIRRORED, SEQ_NUM, TABLE } from '../../docs/sentences.ts';
import { Example, record } from './SensorimotorMonitor.example.tsx';

export const sensorimotorMonitorDocs: ChartDocs = {
  name: 'SensorimotorMonitor',
  status: 'stable',
  entry: 'sensorimotor',
  summary:
    'The live monitor of alignment: where an eye points relative to the location its fellow fixates, as on a Hess chart.',
  use: ['For tests of the groups `SENSORIMOTOR_SHAPES`, `SENSORIMOTOR_CARDINAL` and `SENSORIMOTOR_BINOCULAR`.'],
  avoid: [
    { when: 'The eyes are covered in turn.', instead: 'CoverMonitor' },
    { when: 'The eyes follow a target as far as they can.', instead: 'EomsMonitor' },
  ],
  parts: [{ name: 'AlignmentPlot', summary: 'The locations of one eye, or of both together.' }],
  data: {
    text: 'Each record is the state of the test; `load` takes the newest.',
    record,
    fields: [
      {
        name: 'algorithm_version',
        unit: null,
        meaning: 'The version of the algorithm of the device; from 3 on, units are degrees.',
      },
      { name: 'eye', unit: null, meaning: '`OD`, `OS`, or `OU` for both together.' },
      { name: 'percentage', unit: 'percent', meaning: 'The completion of the test.' },
      { name: 'locations_done', unit: null, meaning: 'The locations that are completed.' },
      { name: 'last_result', unit: null, meaning: 'The newest attempt.' },
      {
        name: 'last_result.location.x_units',
        unit: 'degrees',
        meaning: 'To the right of the patient; units of the device before version 3.',
      },
      {
        name: 'last_result.location.y_units',
        unit: 'degrees',
        meaning: 'Upwards; units of the device before version 3.',
      },
      {
        name: 'last_result.distance_degrees',
        unit: 'degrees',
        meaning: 'The distance from the location that the fellow eye fixates.',
      },
      { name: 'last_result.threshold', unit: null, meaning: 'Whether the attempt completes its location.' },
      { name: 'last_result.attempt_number', unit: null, meaning: 'The number of the attempt.' },
      SEQ_NUM,
    ],
  },
  marks: [
    { mark: 'Filled disc', meaning: 'A result: the location is completed.' },
    { mark: 'Hollow diamond', meaning: 'An attempt.' },
    { mark: 'Ring', meaning: 'The target was not moved: there is no distance.' },
    { mark: 'Line through discs', meaning: 'The inner or the outer field.' },
    { mark: 'Dotted lines', meaning: 'Where straight eyes would be.' },
    { mark: 'Amber ring', meaning: 'The newest location.' },
    { mark: 'N, T', meaning: 'The nasal and the temporal side.' },
  ],
  accessibility: [KEYS, TABLE, ANNOUNCED, NOT_MIRRORED],
  example: Example,
};
