import {
  type DateText,
  type ImportedField,
  type ImportedTest,
  type MeasuredField,
  type Progression,
  type SingleEye,
} from '@isopter/contract';

/** A field that a report of another device prints: with what the device says of it, and without our norms and limits. */
export interface ForeignField {
  isForeign: true;
  /** The id of the report, in the place of that of a test. */
  test: string;
  eye: SingleEye;
  time: string;
  day: DateText;
  program: string;
  points: MeasuredField['points'];
  mean_sensitivity: number;
  device: ImportedTest['device'];
  /** Strategy, stimulus size, indices and catch trials as printed. */
  facts: ImportedField;
  /** The name of its file; empty where names are kept out. */
  name: string;
}

/** A field that can stand in a comparison. */
export type ComparedField = MeasuredField | ForeignField;

export const isForeign = (field: ComparedField): field is ForeignField => 'isForeign' in field;
export const isOwn = (field: ComparedField): field is MeasuredField => !isForeign(field);

/** The fields of an eye in reports of other devices. */
export const foreignFields = (imported: readonly ImportedTest[], eye: SingleEye): readonly ForeignField[] =>
  imported.flatMap(({ id, name, day, protocol, device, fields }) =>
    fields
      .filter((field) => field.eye === eye && typeof protocol === 'string')
      .map((field) => ({
        isForeign: true,
        test: id,
        eye,
        time: `${day}T12:00:00.000Z`,
        day,
        program: protocol!,
        points: field.points,
        mean_sensitivity: field.mean_sensitivity,
        device,
        facts: field,
        name,
      })),
  );

/** Whether there is a field of an eye, of our own tests or of other devices. */
export const hasField = ({ fields, imported }: Pick<Progression, 'fields' | 'imported'>, eye: SingleEye): boolean =>
  fields.some((field) => field.eye === eye) || foreignFields(imported, eye).length > 0;
