import {
  kindById,
  kindOf,
  type Presentation,
  type RecordEvent,
  type StrategyValue,
  type TestType,
} from '@isopter/contract';

/** Records that are valid in any test. */
const ALWAYS: readonly RecordEvent['type'][] = [
  'updated_test_status',
  'updated_device_screen',
  'convergence_result',
  'test_progress_update',
  'patient_update_by_device',
];

const NAMES: Readonly<Record<Presentation, string>> = {
  static: 'a static',
  kinetic: 'a kinetic',
  esterman: 'an Esterman',
};

const shapeOf = (data: Extract<RecordEvent, { type: 'new_stimuli' }>['data']): Presentation =>
  'direction' in data ? 'kinetic' : 'eye' in data ? 'static' : 'esterman';

/**
 * Returns the reason why a record does not belong to a test, for devices that send other records than ordered. Tests of
 * unknown kinds may have any record.
 * @returns undefined for a record that belongs
 */
export function misfit(
  { group, strategy }: { group: TestType; strategy: StrategyValue | null },
  event: RecordEvent,
): string | undefined {
  const id = kindOf({ group, strategy });
  if (id === undefined || ALWAYS.includes(event.type)) return undefined;
  const { records, presentations } = kindById(id);
  if (!records.some((type) => type === event.type)) {
    return `${event.type} is not recorded in a test of kind ${id}`;
  }
  if (event.type !== 'new_stimuli') return undefined;
  const shape = shapeOf(event.data);
  return presentations?.includes(shape) ? undefined : `${NAMES[shape]} presentation is not one of this test`;
}
