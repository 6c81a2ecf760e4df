import { OfflineController, OfflineControllerUpdate, OfflineControllerWrite } from '../entities/devices.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN, KEEPERS, STAFF } from '../call/roles.ts';
import { byId, page, pagedSearch } from '../call/shared.ts';

export const offlineControllers = {
  createOfflineController: {
    id: 'H-070',
    method: 'POST',
    path: '/api/offline-controllers/',
    by: KEEPERS,
    body: OfflineControllerWrite,
    answer: OfflineController,
    built: true,
  },
  listOfflineControllers: {
    id: 'H-071',
    method: 'GET',
    path: '/api/offline-controllers/',
    by: STAFF,
    query: pagedSearch,
    answer: page(OfflineController),
    built: true,
  },
  getOfflineController: {
    id: 'H-072',
    method: 'GET',
    path: '/api/offline-controllers/:id/',
    by: KEEPERS,
    params: byId,
    answer: OfflineController,
    built: true,
  },
  updateOfflineController: {
    id: 'H-073',
    method: 'PUT',
    path: '/api/offline-controllers/:id/',
    by: KEEPERS,
    params: byId,
    body: OfflineControllerUpdate,
    conflict: recordChanged(OfflineController),
    built: true,
  },
  deleteOfflineController: {
    id: 'H-074',
    method: 'DELETE',
    path: '/api/offline-controllers/:id/',
    by: GROUP_ADMIN,
    params: byId,
    built: true,
  },
} as const satisfies Calls;
