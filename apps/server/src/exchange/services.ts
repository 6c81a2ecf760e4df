import type { ClinicServices } from '../clinic/services.ts';
import type { PacsConnection } from '../platform/db/tables/pacsTypes.ts';
import type { ReportReader } from './imports/reader.ts';
import type { PacsClient } from './pacs/client.ts';
import type { ReportRenderer } from './reports/renderer.ts';

/** Services of the exchange layer. */
export interface ExchangeServices extends ClinicServices {
  reports: ReportRenderer;
  /** Reads and draws imported reports. */
  reader: ReportReader;
  pacs: PacsClient;
  /** The simulated PACS for pools without their own; only on a server with sample data. */
  pacsSandbox?: PacsConnection | undefined;
}
