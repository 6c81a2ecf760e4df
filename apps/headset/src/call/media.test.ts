import { describe, expect, it } from 'vitest';
import { fakeClock } from '../fakes/fakeClock.ts';
import { type CallCamera, sendMedia } from './media.ts';

/** Sends media under a test clock, which can jump as on a busy machine. @returns the packets sent so far */
function sending(camera: CallCamera | null = () => Promise.resolve(new Uint8Array(2_000))) {
  const clock = fakeClock();
  const packets = { video: [] as Buffer[], audio: [] as Buffer[] };
  const failures: unknown[] = [];
  let ahead = 0;
  const end = sendMedia({
    camera,
    sendVideo: (packet) => packets.video.push(packet),
    sendAudio: (packet) => packets.audio.push(packet),
    after: clock.after,
    now: () => clock.now() + ahead,
    onFailure: (error) => failures.push(error),
  });
  return { clock, packets, failures, end, jump: (milliseconds: number) => (ahead += milliseconds) };
}
const numbersOf = (packets: readonly Buffer[]) => packets.map((packet) => packet.readUInt16BE(2));
const timesOf = (packets: readonly Buffer[]) => packets.map((packet) => packet.readUInt32BE(4));
const countUp = (length: number) => Array.from({ length }, (_, i) => i);

describe('the media of a call', () => {
  it('are 15 pictures and 50 packets of sound a second, with numbers that count up', async () => {
    const { clock, packets, end } = sending();
    await clock.pass(999);
    end();
    expect([packets.video.length, packets.audio.length]).toEqual([30, 50]);
    expect([numbersOf(packets.video), numbersOf(packets.audio)]).toEqual([countUp(30), countUp(50)]);
    // both packets of a picture have its time, and the second one is marked as the last
    expect(timesOf(packets.video).slice(0, 4)).toEqual([0, 0, 6_000, 6_000]);
    expect(packets.video.slice(0, 2).map((packet) => packet.readUInt8(1))).toEqual([0, 0x80]);
    expect(timesOf(packets.audio).slice(0, 3)).toEqual([0, 160, 320]);
    await clock.pass(1_000);
    expect([packets.video.length, packets.audio.length]).toEqual([30, 50]);
  });

  it('leave out what is late, and no number', async () => {
    const { clock, packets, end, jump } = sending();
    await clock.pass(100);
    const before = packets.audio.length;
    jump(10_000);
    await clock.pass(21);
    end();
    const { audio } = packets;
    expect(audio.length - before).toBeLessThanOrEqual(6);
    expect(numbersOf(audio)).toEqual(countUp(audio.length));
    expect(timesOf(audio).at(-1)! / 8).toBeGreaterThan(10_000);
  });

  it('are sound alone without a camera, while a picture takes long, and when it fails', async () => {
    const without = sending(null);
    const slow = sending(() => new Promise(() => {}));
    const broken = sending(() => Promise.reject(new Error('broken lens')));
    for (const { clock, packets, end } of [without, slow, broken]) {
      await clock.pass(100);
      end();
      expect([packets.video.length, packets.audio.length]).toEqual([0, 6]);
    }
    expect(broken.failures).toEqual([new Error('broken lens')]);
  });
});
