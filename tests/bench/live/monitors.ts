import { WebSocket } from 'ws';
import { eachOf, since } from './common.ts';

/** Browsers that watch a test each. */
export interface Monitors {
  /** Milliseconds from the device to the browser of every record that came since this was called last. */
  collect: () => number[];
  /** Records that came since then. */
  received: () => number;
  close: () => void;
}

interface Frame {
  type: string;
  data: { seq_num: number; response_time: number };
}

/** Opens the monitors; one that misses a number or hears one twice throws. */
export async function openMonitors(address: string, cookie: string, testIds: readonly string[]): Promise<Monitors> {
  let delays: number[] = [];
  let closing = false;
  const sockets = await eachOf(testIds.length, async (index) => {
    const url = `${address.replace('http', 'ws')}/live/tests/${testIds[index]}`;
    const socket = new WebSocket(url, { headers: { cookie } });
    let newest = 0;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => {
        reject(new Error(`a monitor was closed with ${code}`));
        if (!closing) throw new Error(`a monitor was closed with ${code}`);
      });
      socket.on('message', (message: Buffer) => {
        const { type, data } = JSON.parse(message.toString()) as Frame;
        if (type === 'ready') {
          newest = data.seq_num;
          resolve();
        } else {
          if (type === 'new_stimuli') delays.push(since(data.response_time));
          newest += 1;
          if (data.seq_num !== newest) throw new Error(`${data.seq_num} came instead of ${newest}`);
        }
      });
    });
    return socket;
  });
  return {
    collect() {
      const collected = delays;
      delays = [];
      return collected;
    },
    received: () => delays.length,
    close() {
      closing = true;
      for (const socket of sockets) socket.terminate();
    },
  };
}
