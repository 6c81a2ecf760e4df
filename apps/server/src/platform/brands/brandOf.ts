import type { ReportBrand } from '@isopter/monitor-charts/report';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../lib/log.ts';
import { brandOfHost, reportBrand } from './brands.ts';

/** The brand of the host that was asked, for reports and letters; none where the product has its own name. */
export const brandOf = (
  { hostname, log }: FastifyRequest,
  directory: string | undefined,
): Promise<ReportBrand | undefined> => brandAt(hostname, directory, log);

/** The brand of a host by its name. */
export async function brandAt(
  hostname: string,
  directory: string | undefined,
  log: Log,
): Promise<ReportBrand | undefined> {
  const found = directory && (await brandOfHost(directory, hostname, log));
  return found ? reportBrand(directory, found, new Date().getFullYear(), log) : undefined;
}
