import { type ActiveDevice, ERROR_NAME, LIVE_STREAM_PATH, PHONE_CAMERA_PATH } from '@isopter/contract';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { deviceScope, patientScope, testScope } from '../../access/auth/scope.ts';
import { finds } from '../../platform/db/folded.ts';
import { device, patient, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { createCameraLink } from './cameraLink.ts';
import { createDevice, deleteDevice, unlinkDevice, updateDevice } from './keep.ts';
import { deviceOrder, devicesByName, type DeviceRow, isConnected, presentDevice, selectDevices } from './present.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { conflict, forbidden, notFound } from '../../platform/lib/errors.ts';
import { USUAL_LIMITS } from '../../platform/lib/weekly.ts';
import { publishToDevice, RESUME, streamTopic } from '../../platform/bus/topics.ts';
import { issueTicket } from '../stream/tickets.ts';
import { summaryOf } from '../patients/present.ts';
import type { ClinicServices } from '../services.ts';
import { requireSessionAt } from '../technicians/current.ts';
import { deviceInUse } from '../tests/ordering/take.ts';

const TYPES = [
  { value: 'S', name: 'Office' },
  { value: 'GT', name: 'Office eye tracking' },
  { value: 'C', name: 'Office choice' },
  { value: 'H', name: 'Home' },
  { value: 'ETH', name: 'Home eye tracking' },
] as const;

export function deviceCalls({ bus, streams, weeklyLimits = USUAL_LIMITS }: ClinicServices): Handlers {
  return {
    async listDevices({ db, user, query }) {
      const where = and(
        deviceScope(db, user),
        device.active,
        query.search ? finds(device.name, query.search) : undefined,
      );
      const [total] = await db.select({ count: count() }).from(device).where(where);
      const found = total?.count ?? 0;
      const rows = await selectDevices(db, user)
        .where(where)
        .orderBy(...deviceOrder(user, found))
        .limit(query.limit)
        .offset(query.offset);
      return { results: rows.map((row) => presentDevice(row, user)), count: found };
    },

    async listAllDevices({ db, user, query: { running } }) {
      const rows = await selectDevices(db, user)
        .where(and(deviceScope(db, user), running ? isNotNull(test.id) : undefined))
        .orderBy(...devicesByName(user));
      return rows.map((row) => presentDevice(row, user));
    },

    /** Cameras exist in research mode only [ROLE-03]. */
    listDeviceTypes: ({ user }) =>
      Promise.resolve([...TYPES, ...(user.flags.research_mode ? [{ value: 'CAMERA' as const, name: 'Camera' }] : [])]),

    async getDevice({ db, user, params }) {
      const [row] = await selectDevices(db, user).where(
        and(deviceScope(db, user), eq(device.id, params.id), device.active),
      );
      if (!row) throw notFound();
      return presentDevice(row, user);
    },

    /** Devices a test can be given to: paired and in use by the office; they have a field whether they are free now. */
    async listTestDevices({ db, user, query }) {
      if (query.patient_id) {
        const [row] = await db
          .select({ id: patient.id })
          .from(patient)
          .where(and(patientScope(user), eq(patient.id, query.patient_id)));
        if (!row) throw notFound();
      }
      const rows = await selectDevices(db, user)
        .where(and(deviceScope(db, user), eq(device.active, true), isNotNull(device.userId)))
        .orderBy(...devicesByName(user));
      return rows.map((row) => presentDevice(row, user));
    },

    async listActiveDevices({ db, user, concerns }) {
      const rows = await db
        .select({ device: { id: device.id }, test, patient })
        .from(device)
        .leftJoin(test, and(eq(test.id, device.testId), testScope(user)))
        .leftJoin(patient, and(eq(patient.id, test.patientId), patientScope(user)))
        .where(and(deviceScope(db, user), eq(device.active, true), isNotNull(device.userId)));
      const running = new Map(rows.map((row) => [row.device.id, row]));
      const devices = await selectDevices(db, user)
        .where(and(deviceScope(db, user), eq(device.active, true), isNotNull(device.userId)))
        .orderBy(...devicesByName(user));
      const patientIds = rows.flatMap((row) => row.patient?.id ?? []);
      if (patientIds.length > 0) concerns({ objectKind: 'device', patientIds });
      return devices.map((row) => withRunningTest(row, running.get(row.id), user));
    },

    async createDevice({ db, user, body, concerns }) {
      const made = await createDevice(db, user, body);
      concerns({ objectKind: 'device', objectIds: [made.id] });
      return made;
    },

    async updateDevice({ db, user, params, body, concerns }) {
      const changed = await updateDevice(db, user, params.id, body);
      concerns({ objectKind: 'device', objectIds: [changed.id] });
      return changed;
    },

    async deleteDevice({ db, user, params, concerns }) {
      await deleteDevice(db, user, params.id);
      concerns({ objectKind: 'device', objectIds: [params.id] });
      return undefined;
    },

    /** The browser keeps the fragment with the secret and never sends it. */
    linkCamera({ reply, query }) {
      reply.header('x-robots-tag', 'noindex');
      return Promise.resolve(`${PHONE_CAMERA_PATH}?code=${query.code}` as const);
    },

    async createCameraLink({ db, user, params, concerns }) {
      const link = await createCameraLink(db, user, params.id);
      concerns({ objectKind: 'device', objectIds: [params.id] });
      return link;
    },

    /** For support: the audit row is in the access log of the device's office group [SUP-05]. */
    async unlinkDevice({ db, params, concerns }) {
      const officeGroupId = await unlinkDevice(db, undefined, params.id, weeklyLimits.unlinks);
      concerns({ objectKind: 'device', objectIds: [params.id], officeGroupId });
      return undefined;
    },

    async unlinkDeviceInDevMode({ db, user, params, concerns }) {
      if (!user.flags.dev_mode) throw forbidden();
      await unlinkDevice(db, deviceScope(db, user), params.id, weeklyLimits.unlinks);
      concerns({ objectKind: 'device', objectIds: [params.id] });
      return undefined;
    },

    async sendDeviceMessage({ db, user, params, query, body, concerns, after }) {
      const row = await steered(db, user, params.id);
      if (!isConnected(row)) throw conflict(ERROR_NAME.DEVICE_OFFLINE, 'The device is not connected.');
      concerns({ objectKind: 'device', objectIds: [row.id] });
      const isStep = body.message === 'forward' || body.message === 'backward';
      const isTaken = isStep && query.screen !== undefined && query.screen !== row.currentScreen;
      // the device continues for other viewers; when the last of them leaves, the server stops it
      const isWatched = body.message === 'stop streaming' && streams.isWatched(row.id);
      if (isTaken || isWatched) return undefined;
      after(() => {
        publishToDevice(bus, row.id, { type: 'message', message: body });
        // somebody may watch at another server
        if (body.message === 'stop streaming') bus.publish(streamTopic(row.id), RESUME);
      });
      return undefined;
    },

    async getDeviceStream({ db, user, params, concerns }) {
      const row = await steered(db, user, params.id);
      const cameras = row.capabilities?.streaming_camera_count ?? 0;
      concerns({ objectKind: 'device', objectIds: [row.id] });
      if (row.testId === null || cameras === 0 || !isConnected(row)) return { token_url: null };
      const token = await issueTicket(db, { deviceId: row.id, sessionDigest: user.sessionDigest });
      return { token_url: `${LIVE_STREAM_PATH}${row.id}?token=${token}` };
    },
  };
}

/**
 * A device that the user may control now.
 * @throws ApiError 404, 403 outside a technician's session, 409 while it runs a test that the user may not see
 */
async function steered(db: Db, user: Identity, id: string): Promise<DeviceRow> {
  const [row] = await selectDevices(db, user).where(and(deviceScope(db, user), eq(device.id, id)));
  if (!row) throw notFound();
  // The test of an office that is closed to the user is not theirs to steer.
  if (row.testId !== row.administers) throw deviceInUse();
  await requireSessionAt(db, user, row);
  return row;
}

interface Running {
  test: typeof test.$inferSelect | null;
  patient: typeof patient.$inferSelect | null;
}

function withRunningTest(row: DeviceRow, running: Running | undefined, user: Identity): ActiveDevice {
  const { test: run, patient: person } = running ?? {};
  return {
    ...presentDevice(row, user),
    running_test: run && {
      id: run.id,
      status: run.status,
      test_group: { group: run.group, strategy: run.strategy, protocol: run.protocol },
      eye: run.eye,
      ear: run.options.ear,
      monocular: run.options.monocular ?? false,
      test_bundle: run.bundleId,
      patient: person && summaryOf(person, user.preferences),
    },
  };
}
