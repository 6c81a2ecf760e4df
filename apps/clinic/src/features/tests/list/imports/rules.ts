import { isBeingRead } from '@isopter/api-client';
import type { ImportItem, ProtocolValue, SourceDevice, TestGroupChoice, TestSide } from '@isopter/contract';
import type { ExternalState } from '../../../../lib/domain/imports/actions.ts';
import type { Upload } from '../../../../lib/domain/imports/uploads.ts';

/** A report from elsewhere in the list of tests: one that is on its way, or one that is there [LIST-13]. */
export interface ExternalRow {
  id: string;
  is_external: true;
  /** The name of its file; empty where names are kept out [OUR-354]. */
  name: string;
  state: ExternalState;
  /** The kind of test, once known. */
  test: TestGroupChoice | null;
  /** The eyes with values; null if there are none. */
  side: TestSide | null;
  /** The day of the test; null while it is not known. */
  day: ImportItem['test_date'];
  hasReport: boolean;
  /** The device that measured; null where the report does not name it, or is not read. */
  device: SourceDevice | null;
  /** The file on its way; null once it is there. */
  upload: Upload | null;
}

function sideOf({ extracted_data }: ImportItem): TestSide | null {
  const has = (eye: 'OD' | 'OS') => extracted_data?.thresholds.some((threshold) => threshold.eye === eye) ?? false;
  if (has('OD')) return has('OS') ? 'both' : 'OD';
  return has('OS') ? 'OS' : null;
}

const rowOfImport = (item: ImportItem): ExternalRow => ({
  id: item.upload_id,
  is_external: true,
  name: item.test_report,
  state: item.extraction_verified ? 'VERIFIED' : item.extraction_status,
  // one that is none of ours is called by its own name
  test: item.group ? { group: item.group, protocol: item.protocol as ProtocolValue | null } : null,
  side: sideOf(item),
  day: item.test_date,
  hasReport: item.has_extracted_report,
  device: item.extracted_data?.device ?? null,
  upload: null,
});

const rowOfUpload = (upload: Upload): ExternalRow => ({
  id: upload.id,
  is_external: true,
  name: upload.name,
  state: upload.status,
  test: null,
  side: null,
  day: null,
  hasReport: false,
  device: null,
  upload,
});

/** Returns whether a fully sent file is among the imports: their socket may report it before the upload is answered. */
const isThere = ({ name, progress }: Upload, imports: readonly ImportItem[]): boolean =>
  progress === 1 && imports.some((item) => item.test_report === name && isBeingRead(item));

/** The reports from elsewhere of a patient: files on their way, then what is there, newest first [OUR-358]. */
export const externalRows = (imports: readonly ImportItem[], uploads: readonly Upload[]): ExternalRow[] => [
  ...uploads.filter((upload) => !isThere(upload, imports)).map(rowOfUpload),
  ...imports.map(rowOfImport),
];

/** Returns whether extraction has ended, well or not, so that missing values stay missing. */
export const isRead = ({ state }: Pick<ExternalRow, 'state'>): boolean =>
  state === 'SUCCEEDED' || state === 'FAILED' || state === 'VERIFIED';

/** The rows whose file, or what it is a report of, is called as is searched for. */
export function searched(
  rows: readonly ExternalRow[],
  search: string,
  nameOf: (test: TestGroupChoice) => string,
): readonly ExternalRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  return rows.filter(({ name, test }) =>
    [name, test ? nameOf(test) : ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
