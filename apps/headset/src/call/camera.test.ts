import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { simulated } from '../patient/observer.ts';
import { fixatingEyes } from '../stream/eyes.ts';
import { CALL_PICTURE, callCamera, keyFrameOf } from './camera.ts';

const eyeAt = (seconds: number) => fixatingEyes(simulated('healthy-1', 60, 'a'), 'a', seconds).OD;

/** A WebP file with nothing but this frame, as decoders read it. */
const webpOf = (frame: Uint8Array): Buffer => {
  const header = Buffer.from('RIFF    WEBPVP8     ');
  header.writeUInt32LE(12 + frame.length + (frame.length % 2), 4);
  header.writeUInt32LE(frame.length, 16);
  return Buffer.concat([header, frame, Buffer.alloc(frame.length % 2)]);
};

describe('the camera of a call', () => {
  it('takes pictures that are VP8 key frames, each another one', async () => {
    const takePicture = callCamera({ createCanvas });
    const [one, other] = [await takePicture(eyeAt(1)), await takePicture(eyeAt(1.5))];
    // RFC 6386, section 9.1: the lowest bit is 0 in a key frame, and a start code follows
    expect(one[0]! & 1).toBe(0);
    expect([...one.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]);
    expect(one.length).toBeLessThan(16 * 1024);
    expect(other).not.toEqual(one);
    const { width, height } = await loadImage(webpOf(one));
    expect({ width, height }).toEqual({ width: CALL_PICTURE.width, height: CALL_PICTURE.height });
  });

  it('refuses a file without a frame', () => {
    expect(() => keyFrameOf(Buffer.from('RIFF    WEBPVP8L\x02\0\0\0ab'))).toThrow('no VP8 frame');
    expect(() => keyFrameOf(new Uint8Array())).toThrow('no VP8 frame');
  });
});
