import * as z from 'zod/mini';
import { page, paging } from '../entities/common.ts';
import { ExportParameters, ExportTask } from '../entities/exchange.ts';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

export const exportTasks = {
  createExportTask: {
    id: 'H-154',
    method: 'POST',
    path: '/api/export-tasks/',
    by: STAFF,
    body: z.strictObject({ parameters: ExportParameters }),
    answer: ExportTask,
    built: true,
  },
  listExportTasks: {
    id: 'H-155',
    method: 'GET',
    path: '/api/export-tasks/',
    by: STAFF,
    query: z.strictObject(paging),
    answer: page(ExportTask),
    built: true,
  },
  downloadExportTask: {
    id: 'H-156',
    method: 'GET',
    path: '/api/export-tasks/:id/download/',
    by: STAFF,
    params: byId,
    file: 'application/octet-stream',
    built: true,
  },
} as const satisfies Calls;
