import type { NamedItem } from '@isopter/contract';

/* Choices of the test form that are the same everywhere; their ids are fixed, so that stored tests keep their meaning. */

export const CONTROL_TYPES: readonly NamedItem[] = [
  { id: '5b1d2c60-0001-4c00-8000-000000000001', name: 'Button' },
  { id: '5b1d2c60-0001-4c00-8000-000000000002', name: 'Voice' },
];

export const CORRECTION_TYPES: readonly NamedItem[] = [
  { id: '5b1d2c60-0002-4c00-8000-000000000001', name: 'Glasses' },
  { id: '5b1d2c60-0002-4c00-8000-000000000002', name: 'Contact lenses' },
  { id: '5b1d2c60-0002-4c00-8000-000000000003', name: 'Trial lens' },
];

export const STIMULUS_TYPES: readonly NamedItem[] = [
  { id: '5b1d2c60-0003-4c00-8000-000000000001', name: 'White' },
  { id: '5b1d2c60-0003-4c00-8000-000000000002', name: 'Red' },
  { id: '5b1d2c60-0003-4c00-8000-000000000003', name: 'Blue' },
];
