/** Fields of an RTP header (RFC 3550, section 5.1). The connection sets payload type and source. */
export interface RtpHeader {
  /** Counts the packets of a stream; only its lower 16 bits are sent. */
  readonly sequence: number;
  /** In units of the clock of the stream; only its lower 32 bits are sent. */
  readonly timestamp: number;
  /** Whether it is the last packet of a picture. */
  readonly isLast: boolean;
}

const HEADER = 12;
/** Longest payload in bytes: with all headers a packet fits into one datagram of any network. */
const PAYLOAD_MAX = 1_100;

/** Returns an RTP packet. */
export function rtpPacket({ sequence, timestamp, isLast }: RtpHeader, payload: Uint8Array): Buffer {
  const packet = Buffer.alloc(HEADER + payload.length);
  packet.writeUInt8(2 << 6, 0);
  packet.writeUInt8(isLast ? 0x80 : 0, 1);
  packet.writeUInt16BE(sequence % 2 ** 16, 2);
  packet.writeUInt32BE(Math.floor(timestamp) % 2 ** 32, 4);
  packet.set(payload, HEADER);
  return packet;
}

/** Returns the payloads of one VP8 picture: each has a descriptor of one byte, which marks the first one (RFC 7741, section 4.2). */
export function vp8Payloads(picture: Uint8Array): Uint8Array[] {
  const payloads: Uint8Array[] = [];
  for (let from = 0; from < picture.length; from += PAYLOAD_MAX) {
    payloads.push(Buffer.concat([Buffer.of(from === 0 ? 0x10 : 0), picture.subarray(from, from + PAYLOAD_MAX)]));
  }
  return payloads;
}
