import { decodeStreamFrame, encodeStreamFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { simulated } from '../patient/observer.ts';
import { camerasOf } from './cameras.ts';
import { fixatingEyes } from './eyes.ts';

const eyes = fixatingEyes(simulated('healthy-1', 60, 'a'), 'a', 1);

describe('the cameras of a headset', () => {
  it.each([
    [1, 'OD', 1],
    [2, 'OU', 2],
  ] as const)('%i: take pictures of %s that fit into a frame (of STRM-02)', async (count, eye, images) => {
    const takePictures = await camerasOf(count, () => {})();
    const pictures = await takePictures!(eyes);
    expect(pictures).toMatchObject({ eye, images: { length: images } });
    expect(decodeStreamFrame(encodeStreamFrame({ ...pictures, seq: 0, time: 0 }))).toMatchObject({ eye });
  });

  it('do not exist on a device without any', async () => {
    expect(await camerasOf(0, () => {})()).toBeNull();
  });

  it('stay off if nothing can be drawn on this machine, which is logged once', async () => {
    const lines: string[] = [];
    const open = camerasOf(
      2,
      (line) => lines.push(line),
      () => Promise.reject(new Error('no build for this machine')),
    );
    expect([await open(), await open()]).toEqual([null, null]);
    expect(lines).toEqual(['no pictures can be drawn: no build for this machine']);
  });
});
