import * as z from 'zod/mini';
import { filled, text } from '../entities/common.ts';
import { ActiveDevice, Device, DeviceMessage, DeviceTypeItem, DeviceUpdate, DeviceWrite } from '../entities/devices.ts';
import type { Calls } from './call.ts';
import { byId, forPatient, page, pagedSearch } from './shared.ts';

export const devices = {
  createDevice: { id: 'H-056', method: 'POST', path: '/api/devices/', body: DeviceWrite, answer: Device },
  listDevices: {
    id: 'H-057',
    method: 'GET',
    path: '/api/devices/',
    query: pagedSearch,
    answer: page(Device),
    built: true,
  },
  listAllDevices: {
    id: 'H-058',
    method: 'GET',
    path: '/api/devices/all/',
    answer: z.array(Device),
    built: true,
  },
  listDeviceTypes: {
    id: 'H-059',
    method: 'GET',
    path: '/api/devices/types/',
    answer: z.array(DeviceTypeItem),
    built: true,
  },
  getDevice: {
    id: 'H-060',
    method: 'GET',
    path: '/api/devices/:id/',
    params: byId,
    answer: Device,
    built: true,
  },
  updateDevice: {
    id: 'H-061',
    method: 'PUT',
    path: '/api/devices/:id/',
    params: byId,
    body: DeviceUpdate,
    answer: Device,
  },
  deleteDevice: { id: 'H-062', method: 'DELETE', path: '/api/devices/:id/', params: byId },
  unlinkDevice: { id: 'H-063', method: 'POST', path: '/api/devices/:id/unlink/', params: byId },
  unlinkDeviceInDevMode: { id: 'H-064', method: 'POST', path: '/api/dev/devices/:id/unlink/', params: byId },
  listTestDevices: {
    id: 'H-065',
    method: 'GET',
    path: '/api/devices/test-create-candidates/',
    query: forPatient,
    answer: z.array(Device),
    built: true,
  },
  listActiveDevices: {
    id: 'H-066',
    method: 'GET',
    path: '/api/devices/get_active_devices_detail/',
    answer: z.array(ActiveDevice),
    built: true,
  },
  sendDeviceMessage: {
    id: 'H-067',
    method: 'PUT',
    path: '/api/devices/:id/message/',
    params: byId,
    // a step forward or back is one from this screen: where the device shows another, it was taken already
    query: z.strictObject({ screen: z.optional(text(100)) }),
    body: DeviceMessage,
    built: true,
  },
  getDeviceStream: {
    id: 'H-068',
    method: 'GET',
    path: '/api/devices/:id/monitor/',
    params: byId,
    answer: z.object({ token_url: z.nullish(z.string()) }),
  },
  linkCamera: {
    id: 'H-069',
    method: 'GET',
    path: '/api/cameras/link/',
    query: z.strictObject({ code: filled(64) }),
    public: true,
  },
} as const satisfies Calls;
