import { isNameless } from '@isopter/contract';
import { pacsConfiguration } from '../../clinic/devices/pools.ts';
import type { Handlers } from '../../access/http/calls.ts';
import {
  connectionOf,
  requireFilter,
  requirePacs,
  requirePool,
  requireWritable,
  testConnection,
} from './configuration.ts';
import { beginQuery, readQuery, runQuery } from './queries.ts';
import { listRecords, retryResult } from './records.ts';
import { mayDownload } from '../reports/request.ts';
import type { ExchangeServices } from '../services.ts';
import { about } from '../../clinic/tests/read.ts';

/** The worklist of a PACS, and what was sent there: for PACS users alone [ROLE-03, DEV-10]. */
export const pacsCalls = ({ db: server, bus, pacs, pacsSandbox, background }: ExchangeServices): Handlers => ({
  async getPacsConfiguration({ db, user }) {
    requirePacs(user);
    return pacsConfiguration(db, user);
  },

  async createMwlQuery({ db, user, body, concerns, after }) {
    requirePacs(user);
    const configuration = await pacsConfiguration(db, user);
    requireFilter(body, configuration);
    const poolId = body.pacs_integration_device_pool;
    const connection = await connectionOf(db, user.officeGroupId, poolId, pacsSandbox);
    if (connection) requireWritable(body, connection.worklist);
    const id = await beginQuery(db, user, poolId, configuration, connection);
    concerns({ objectKind: 'mwl_query', objectIds: [id] });
    if (connection) {
      const hidesNames = isNameless(user.preferences);
      const work = () => runQuery({ db: server, bus, pacs }, id, connection.worklist, body, configuration, hidesNames);
      after(() => background.run('a worklist query', work));
    }
    return { mwl_query_id: id };
  },

  async getMwlQuery({ db, user, params, concerns }) {
    requirePacs(user);
    const { query, patientIds, hasEnded } = await readQuery(db, user, params.id);
    if (hasEnded) concerns({ objectKind: 'mwl_query', objectIds: [params.id], patientIds });
    return query;
  },

  async listPacsRecords({ db, user, query, concerns }) {
    requirePacs(user);
    const { patientIds, ...page } = await listRecords(db, user, query);
    concerns({ objectKind: 'test', patientIds });
    return page;
  },

  async retryPacsRecord({ db, user, params, concerns }) {
    requirePacs(user);
    mayDownload(user);
    concerns(about(await retryResult(db, user, params.id)));
    return undefined;
  },

  async testPacsConnection({ db, user, params, concerns }) {
    requirePacs(user);
    requirePool(params.id, await pacsConfiguration(db, user));
    // a pool is a setting of its office group
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    return testConnection(pacs, await connectionOf(db, user.officeGroupId, params.id, pacsSandbox));
  },
});
