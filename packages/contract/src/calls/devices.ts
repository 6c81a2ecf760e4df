import * as z from 'zod/mini';
import { queryBool, text } from '../entities/common.ts';
import {
  ActiveDevice,
  CameraLink,
  Device,
  DeviceMessage,
  DeviceTypeItem,
  DeviceUpdate,
  DeviceWrite,
} from '../entities/devices.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY, EXAMINERS, GROUP_ADMIN, KEEPERS, STAFF, SUPPORT } from '../call/roles.ts';
import { byId, forPatient, page, pagedSearch } from '../call/shared.ts';

/** The form of the code in a camera's QR code; an address can make the page show no other text [DEV-04]. */
const pairingCode = z.string().check(z.regex(/^[A-Z0-9]{2,8}(-[A-Z0-9]{1,8})?$/));

export const devices = {
  createDevice: {
    id: 'H-056',
    method: 'POST',
    path: '/api/devices/',
    by: KEEPERS,
    body: DeviceWrite,
    answer: Device,
    built: true,
  },
  listDevices: {
    id: 'H-057',
    method: 'GET',
    path: '/api/devices/',
    by: STAFF,
    query: pagedSearch,
    answer: page(Device),
    built: true,
  },
  listAllDevices: {
    id: 'H-058',
    method: 'GET',
    path: '/api/devices/all/',
    by: STAFF,
    /** `running`: those alone whose running test the user may see [OUR-291]. */
    query: z.strictObject({ running: z.optional(queryBool) }),
    answer: z.array(Device),
    built: true,
  },
  listDeviceTypes: {
    id: 'H-059',
    method: 'GET',
    path: '/api/devices/types/',
    by: STAFF,
    answer: z.array(DeviceTypeItem),
    built: true,
  },
  getDevice: {
    id: 'H-060',
    method: 'GET',
    path: '/api/devices/:id/',
    by: EXAMINERS,
    params: byId,
    answer: Device,
    built: true,
  },
  updateDevice: {
    id: 'H-061',
    method: 'PUT',
    path: '/api/devices/:id/',
    by: KEEPERS,
    params: byId,
    body: DeviceUpdate,
    answer: Device,
    conflict: recordChanged(Device),
    built: true,
  },
  deleteDevice: {
    id: 'H-062',
    method: 'DELETE',
    path: '/api/devices/:id/',
    by: GROUP_ADMIN,
    params: byId,
    built: true,
  },
  unlinkDevice: {
    id: 'H-063',
    method: 'POST',
    path: '/api/devices/:id/unlink/',
    by: SUPPORT,
    params: byId,
    built: true,
  },
  unlinkDeviceInDevMode: {
    id: 'H-064',
    method: 'POST',
    path: '/api/dev/devices/:id/unlink/',
    by: GROUP_ADMIN,
    params: byId,
    built: true,
  },
  listTestDevices: {
    id: 'H-065',
    method: 'GET',
    path: '/api/devices/test-create-candidates/',
    by: EVERYBODY,
    query: forPatient,
    answer: z.array(Device),
    built: true,
  },
  listActiveDevices: {
    id: 'H-066',
    method: 'GET',
    path: '/api/devices/get_active_devices_detail/',
    by: STAFF,
    answer: z.array(ActiveDevice),
    built: true,
  },
  sendDeviceMessage: {
    id: 'H-067',
    method: 'PUT',
    path: '/api/devices/:id/message/',
    by: EXAMINERS,
    params: byId,
    // a step forward or back starts at this screen; if the device shows another one, the step was already taken
    query: z.strictObject({ screen: z.optional(text(100)) }),
    body: DeviceMessage,
    built: true,
  },
  getDeviceStream: {
    id: 'H-068',
    method: 'GET',
    path: '/api/devices/:id/monitor/',
    by: EXAMINERS,
    params: byId,
    /**
     * The address of the stream, on the origin of the page unless it names another, usable once within a minute; null when the
     * device streams nothing: no test runs, it has no camera, or it is not connected.
     */
    answer: z.object({ token_url: z.nullish(z.string()) }),
    built: true,
  },
  linkCamera: {
    id: 'H-069',
    method: 'GET',
    path: '/api/cameras/link/',
    query: z.strictObject({ code: pairingCode }),
    public: true,
    /** Leads to the page of the application that makes a phone the camera, whatever the code is. */
    leaves: true,
    built: true,
  },
  createCameraLink: {
    id: 'X-580',
    method: 'POST',
    path: '/api/devices/:id/camera-link/',
    by: KEEPERS,
    params: byId,
    answer: CameraLink,
    built: true,
  },
} as const satisfies Calls;
