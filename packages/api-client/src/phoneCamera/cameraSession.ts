import type { DeviceFrame, RecordEvent, ServerFrame, SingleEye, TestEye, TestOrder } from '@isopter/contract';

type RecordFrame = Extract<DeviceFrame, { type: 'record' }>;

/** The capture test that a phone runs. */
export interface CaptureTest {
  readonly id: string;
  readonly run: number;
  /** The eye of the pictures; `''` for both. */
  readonly eye: TestEye;
  /** The pictures of each eye that the server has stored. */
  readonly pictures: Readonly<Record<SingleEye, number>>;
  /** Whether it was finished, and the server has yet to acknowledge it. */
  readonly isFinished: boolean;
}

/** State of a phone's test, with the records that the server has not acknowledged. */
export interface CameraSession {
  readonly test: CaptureTest | null;
  /** The number of the newest record. */
  readonly seq: number;
  readonly unacknowledged: readonly RecordFrame[];
}

export const NO_TEST: CameraSession = { test: null, seq: 0, unacknowledged: [] };

const isSame = ({ test }: CameraSession, order: { test_id: string; run: number }): boolean =>
  test?.id === order.test_id && test.run === order.run;

function begin(order: TestOrder, acknowledged: number): CameraSession {
  const { test_id: id, run, eye } = order;
  const test = { id, run, eye, pictures: { OD: 0, OS: 0 }, isFinished: false };
  const session: CameraSession = { test, seq: acknowledged, unacknowledged: [] };
  return acknowledged > 0 ? session : record(session, { type: 'updated_test_status', data: { status: 'started' } });
}

/** Adds a record to the test; without a test there is nothing to record. */
export function record(session: CameraSession, event: RecordEvent): CameraSession {
  const { test, unacknowledged } = session;
  if (!test) return session;
  const seq = session.seq + 1;
  const frame: RecordFrame = { type: 'record', test_id: test.id, run: test.run, seq, event };
  return { ...session, seq, unacknowledged: [...unacknowledged, frame] };
}

/** Returns the session after a frame of the server, by the rules of docs/device-channel.md. */
export function receive(session: CameraSession, frame: ServerFrame): CameraSession {
  switch (frame.type) {
    case 'welcome':
      if (!frame.test) return NO_TEST;
      return isSame(session, frame.test)
        ? acknowledge(session, frame.acknowledged)
        : begin(frame.test, frame.acknowledged);
    case 'start':
      return isSame(session, frame.test) ? session : begin(frame.test, frame.acknowledged ?? 0);
    case 'restart':
      return session.test?.id === frame.test_id
        ? begin({ test_id: frame.test_id, run: frame.run, eye: session.test.eye } as TestOrder, 0)
        : session;
    case 'cancel':
      return session.test?.id === frame.test_id ? NO_TEST : session;
    case 'ack':
      return isSame(session, frame) ? acknowledge(session, frame.seq) : session;
    case 'pictures':
      return isSame(session, frame) ? noteStored(session, frame.stored) : session;
    case 'alive':
    case 'call':
    case 'message':
    case 'refused':
    case 'update':
      return session;
  }
}

function acknowledge(session: CameraSession, acknowledged: number): CameraSession {
  const unacknowledged = session.unacknowledged.filter(({ seq }) => seq > acknowledged);
  if (session.test?.isFinished && unacknowledged.length === 0) return NO_TEST;
  return { ...session, seq: Math.max(session.seq, acknowledged), unacknowledged };
}

/** The eyes of which a test wants pictures. */
export const eyesOf = ({ eye }: Pick<CaptureTest, 'eye'>): readonly SingleEye[] =>
  eye === 'OD' || eye === 'OS' ? [eye] : ['OD', 'OS'];

/** Notes what the server has stored, and reports the progress: 100 % only when the test is finished. */
export function noteStored(session: CameraSession, pictures: Readonly<Record<SingleEye, number>>): CameraSession {
  const { test } = session;
  if (!test || test.isFinished) return session;
  if (test.pictures.OD === pictures.OD && test.pictures.OS === pictures.OS) return session;
  const eyes = eyesOf(test);
  const percentOf = (eye: SingleEye): number | null => (eyes.includes(eye) ? (pictures[eye] > 0 ? 100 : 0) : null);
  const share = eyes.filter((eye) => pictures[eye] > 0).length / eyes.length;
  const data = { total: Math.min(99, Math.round(share * 100)), od: percentOf('OD'), os: percentOf('OS') };
  return record({ ...session, test: { ...test, pictures } }, { type: 'test_progress_update', data });
}

/** Returns whether the server has a picture of the test, so that it can be finished. */
export const canFinish = ({ test }: CameraSession): boolean =>
  test !== null && !test.isFinished && test.pictures.OD + test.pictures.OS > 0;

/** Ends the test, which is gone once the server has acknowledged it. */
export function finish(session: CameraSession): CameraSession {
  const { test } = session;
  if (!test || test.isFinished) return session;
  const done = record(session, { type: 'updated_test_status', data: { status: 'finished' } });
  return { ...done, test: { ...test, isFinished: true } };
}
