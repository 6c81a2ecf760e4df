import {
  DEVICE_PICTURES_PATH,
  ERROR_NAME,
  ErrorBody,
  isEnded,
  PICTURE_BYTES_MAX,
  PICTURES_OF_TEST_MAX,
  PictureQuery,
  PictureStored,
} from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../access/auth/audit.ts';
import { device, officeGroup, test, testPicture } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { cameraCookie, renewCameraCookie } from '../../clinic/devices/cameraCookie.ts';
import { conflict, invalidField, notFound, notSignedIn, picturesBusy } from '../../platform/lib/errors.ts';
import { hasDigest } from '../../platform/lib/secret.ts';
import { publishLive } from '../../platform/bus/topics.ts';
import { isInZeroPii } from '../../access/preferences/zeroPii.ts';
import { countPictures } from '../../clinic/tests/pictures.ts';
import type { GivenServices } from '../givenServices.ts';
import type { TestRow } from '../../clinic/tests/states/records.ts';
import { createDrawQueue } from './drawQueue.ts';
import { type Reencoded, reencode } from './reencode.ts';

/** Pictures that are drawn or wait for it. */
const QUEUE_MAX = 4;

/** The token of a device: in the header `Authorization: Bearer`, or in the cookie of a phone. */
function tokenOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  return token ?? cameraCookie(request);
}

/** The camera that makes a request. @throws ApiError 401 for an unknown token, or one of a deleted or unlinked device */
async function cameraOf(db: Db, request: FastifyRequest) {
  const token = tokenOf(request);
  const [found] = token
    ? await db
        .select({ id: device.id, officeGroupId: device.officeGroupId, testId: device.testId })
        .from(device)
        .where(and(hasDigest(device.tokenDigest, token), device.active, eq(device.deviceType, 'CAMERA')))
    : [];
  if (!found) throw notSignedIn();
  return found;
}

type Camera = Awaited<ReturnType<typeof cameraOf>>;

/** @throws ApiError 404 unless the camera is running this test, run and eye, 409 for a test that has ended */
function requireCaptureTest(
  camera: Camera,
  row: TestRow | undefined,
  { test_id, run, eye }: PictureQuery,
): asserts row is TestRow {
  const isTheirs = row?.deviceId === camera.id && camera.testId === test_id && row.deleted === null && row.run === run;
  if (!isTheirs || row.group !== 'ANTERIOR_SEGMENT_IMAGE' || (row.eye !== '' && row.eye !== eye)) throw notFound();
  if (isEnded(row.status)) throw conflict(ERROR_NAME.TEST_ENDED, 'The test has ended.');
}

/** A picture may show who somebody is, and a camera has no key to encrypt it with. @throws ApiError 409 */
async function requirePlainPii(db: Db, { officeGroupId }: Camera): Promise<void> {
  const [group] = await db
    .select({ isEncrypted: isInZeroPii() })
    .from(officeGroup)
    .where(eq(officeGroup.id, officeGroupId));
  if (group?.isEncrypted) throw conflict(ERROR_NAME.ZERO_PII, 'Pictures are not stored in zero-PII mode.');
}

/**
 * Counts the pictures of a test before one is added.
 * @returns the count, and whether the picture is stored already
 * @throws ApiError 409 if the test has as many as it may have
 */
async function requireRoom(db: Db, row: TestRow, { key }: PictureQuery) {
  const stored = await countPictures(db, row);
  const isKnown = (await db.$count(testPicture, and(eq(testPicture.testId, row.id), eq(testPicture.key, key)))) > 0;
  if (!isKnown && stored.OD + stored.OS >= PICTURES_OF_TEST_MAX)
    throw conflict(
      ERROR_NAME.TOO_MANY_PICTURES,
      `The test has the maximum number of pictures (${PICTURES_OF_TEST_MAX}).`,
    );
  return { stored, isKnown };
}

/** Refuses a picture that would not be stored, before it is read. @throws ApiError */
async function requireWanted(db: Db, camera: Camera, query: PictureQuery): Promise<void> {
  await requirePlainPii(db, camera);
  const [row] = await db.select().from(test).where(eq(test.id, query.test_id));
  requireCaptureTest(camera, row, query);
  await requireRoom(db, row, query);
}

/** Stores a picture. Everything is checked again, with locks: it may have changed while the picture was read and drawn. */
async function store(db: Db, query: PictureQuery, picture: Reencoded, request: FastifyRequest): Promise<PictureStored> {
  const [row] = await db.select().from(test).where(eq(test.id, query.test_id)).for('update');
  const camera = await cameraOf(db, request);
  requireCaptureTest(camera, row, query);
  // encrypting a patient updates their tests, and so waits for this one
  await requirePlainPii(db, camera);
  const { stored, isKnown } = await requireRoom(db, row, query);
  if (isKnown) return stored;
  const { key, eye } = query;
  await db.insert(testPicture).values({ testId: row.id, run: row.run, key, eye, ...picture });
  await writeAudit(db, {
    action: 'takePicture',
    result: 200,
    actor: { deviceId: camera.id, officeGroupId: camera.officeGroupId },
    objectKind: 'test',
    objectIds: [row.id],
    patientIds: row.patientId ? [row.patientId] : [],
    requestId: request.id,
    address: request.ip,
  });
  return { ...stored, [eye]: stored[eye] + 1 };
}

/** Adds the endpoint where cameras send the pictures of a capture test: docs/device-channel.md. */
export function addPictures(app: FastifyInstance, { db, bus }: Pick<GivenServices, 'db' | 'bus'>): void {
  /** One picture is drawn at a time: each takes as much memory as it has pixels. */
  const drawing = createDrawQueue(QUEUE_MAX);
  /** The cameras whose pictures are being read, with their requests: one of each. */
  const sending = new Map<string, FastifyRequest>();

  /** Decides before the body is read whether to read it. @throws ApiError */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const camera = await cameraOf(db, request);
    const query = PictureQuery.safeParse(request.query);
    if (!query.success) throw invalidField('query', 'The address does not describe a picture.');
    drawing.requirePlace();
    if (sending.has(camera.id)) throw picturesBusy();
    sending.set(camera.id, request);
    const release = (): void => {
      if (sending.get(camera.id) === request) sending.delete(camera.id);
    };
    // a request that is cut off never finishes
    reply.raw.once('finish', release).once('close', release);
    await requireWanted(db, camera, query.data);
  };
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<PictureStored> => {
    const picture = await drawing.run(() => reencode(request.body as Buffer));
    renewCameraCookie(request, reply);
    const query = request.query as PictureQuery;
    const stored = await db.transaction((tx) => store(tx, query, picture, request));
    publishLive(bus, query.test_id, { type: 'test_pictures_changed', data: stored });
    return stored;
  };
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png'],
      { parseAs: 'buffer', bodyLimit: PICTURE_BYTES_MAX },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post(
      DEVICE_PICTURES_PATH,
      {
        config: { forDevices: true, rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: { querystring: PictureQuery, response: { 200: PictureStored, '4xx': ErrorBody } },
        onRequest: admit,
      },
      take,
    );
    done();
  });
}
