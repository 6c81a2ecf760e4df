import type { ClinicServices } from '../clinic/services.ts';
import type { PacsConnection } from '../platform/db/tables/pacsTypes.ts';
import type { ReportReader } from './imports/reader.ts';
import type { PacsClient } from './pacs/client.ts';
import type { ReportRenderer } from './reports/renderer.ts';

/** What the calls about reports, imports, exports and PACS may use. */
export interface ExchangeServices extends ClinicServices {
  reports: ReportRenderer;
  /** Reads and draws imported reports. */
  reader: ReportReader;
  pacs: PacsClient;
  /** PACS of every pool that has none of its own, where all is sample data. */
  pacsSandbox?: PacsConnection | undefined;
}
