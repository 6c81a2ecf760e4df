import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '../calls/index.ts';
import { type Json, componentSchemas, jsonSchema } from '../jsonSchema.ts';
import { registerSchemas } from '../registry.ts';

registerSchemas();
const components = componentSchemas();
const rows = readFileSync(new URL('../../../../docs/requirements/11-entities.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- ENT-'));
/** A row may define several entities: `**Support user**: … **Support office**: …`. */
const entities = rows.flatMap((row) => {
  const id = /ENT-\d\d/.exec(row)![0];
  return [...row.matchAll(/\*\*([^*]+)\*\*([^*]*)/g)].map(([, name = '', text = '']) => ({ id, name, text }));
});

/** Schemas that hold the fields of an entity: what is read, and where it differs, what is written. */
const SCHEMAS: Record<string, readonly string[]> = {
  User: ['User'],
  Employee: ['Employee', 'EmployeeWrite'],
  'Office group': ['OfficeGroup'],
  'Office group creation': ['OfficeGroupWrite', 'OfficeGroupCreated'],
  Office: ['Office'],
  Person: ['Person'],
  Preferences: ['Preferences'],
  Authenticator: ['Authenticator'],
  'Developer config': ['DevConfig'],
  'Support message': ['SupportMessage'],
  'Demo patient': ['DemoPatient'],
  Patient: ['Patient', 'PatientWrite'],
  Device: ['Device', 'Capabilities'],
  'Device message': ['DeviceMessage'],
  'Offline controller': ['OfflineController'],
  Test: ['Test', 'PacsState'],
  'Test group': ['TestGroup'],
  Strategy: ['Strategy'],
  Protocol: ['Protocol'],
  'Test language': ['TestLanguage'],
  'Test bundle': ['TestBundle', 'CustomBundleParameters'],
  'Custom bundle': ['CustomBundle'],
  Schedule: ['Schedule'],
  'Sync progress': ['SyncProgress'],
  'Perimetry stimulus': ['PerimetryStimulus'],
  State: ['PerimetryState', 'PerimetryProgress'],
  'Esterman stimulus': ['EstermanStimulus', 'EstermanState'],
  'Cover/kinetic record': ['KineticRecord'],
  'Acuity record': ['AcuityRecord'],
  'Contrast record': ['ContrastRecord'],
  'Stereopsis record': ['StereopsisRecord'],
  'Audio record': ['AudioRecord'],
  'Sensorimotor state': ['SensorimotorState'],
  'Colour vision state': ['ColorVisionState'],
  'Plate state': ['PlateState'],
  'Eye-movement record': ['EyeMovementRecord'],
  'Pupillometry state': ['PupillometryState'],
  'Cover state': ['CoverState'],
  Session: ['Session'],
  'Upload item': ['UploadItem'],
  'Import item': ['ImportItem'],
  Update: ['ImportUpdate'],
  'Work item': ['WorkItem'],
  'Work item filter': ['WorkItemFilter'],
  'PACS configuration': ['PacsConfiguration'],
  'PACS record': ['PacsRecord'],
  'Support user': ['SupportUser'],
  'Support office': ['SupportOffice'],
  'Support device': ['SupportDevice'],
  Invitation: ['Invitation'],
  'Export task': ['ExportTask', 'ExportParameters'],
};

/** Every property a schema names, however deep. */
function properties(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties: own } = node as { properties?: Json };
  return [...Object.keys(own ?? {}), ...Object.values(node).flatMap(properties)];
}
/** The fields a row spells in snake_case of two words or more: they stand out from its prose. */
const spelled = (text: string): string[] => [...text.matchAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g)].map(([field]) => field);
/** Words of a row that are no field of its entity: a label made from status, and what the filter's call answers. */
const NOT_FIELDS = new Set(['status_name', 'mwl_query_id']);
const fieldsOf = (name: string) => Object.keys((components[name] as { properties: Json }).properties);

describe('entities', () => {
  it('are all there: ENT-01 to ENT-48 [API-06]', () => {
    expect(rows).toHaveLength(48);
    const elsewhere = [
      'Reset request',
      'Test description',
      'Control type',
      'Correction type',
      'stimulus type',
      'test language',
      'Paged answer',
      'Answer',
    ];
    const missing = entities.filter(({ name }) => !SCHEMAS[name] && !elsewhere.includes(name));
    expect(missing.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it.each(entities.filter(({ name }) => SCHEMAS[name]))(
    '$id $name has every field of the requirements [API-06]',
    ({ name, text }) => {
      const known = SCHEMAS[name]!.flatMap((schema) => properties(components[schema]));
      expect(known.length).toBeGreaterThan(0);
      expect(spelled(text).filter((field) => !known.includes(field) && !NOT_FIELDS.has(field))).toEqual([]);
    },
  );

  it('a test description has the fields of BUND-13, in a custom bundle without language and tutorial flags [API-06]', () => {
    const tests = readFileSync(new URL('../../../../docs/requirements/03-tests.md', import.meta.url), 'utf8');
    const fields = /BUND-13 A test description holds ([^;]*);/.exec(tests)![1]!.split(', ');
    expect(fieldsOf('TestDescription').toSorted()).toEqual(fields.toSorted());
    const left = fields.filter((field) => !['language', 'skip_tutorial', 'use_short_tutorial'].includes(field));
    expect(fieldsOf('CustomTestDescription').toSorted()).toEqual(left.toSorted());
  });

  it('a paged answer is results and count [API-02]', () => {
    expect(jsonSchema(calls.listPatients.answer)).toMatchObject({
      required: ['results', 'count'],
      properties: { results: { items: { $ref: '#/components/schemas/Patient' } } },
    });
  });
});
