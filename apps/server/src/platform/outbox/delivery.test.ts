import { once } from 'node:events';
import { createServer as createHttp, type Server as Http } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { StartError } from '../lib/startError.ts';
import { addressOf, outboxOf } from './settings.ts';

const letter = { to: 'visitor@home.example', subject: 'Olá', text: 'One\nTwo', date: new Date() };
let listening: Server | Http | undefined;
afterEach(() => listening?.close());

async function portOf(server: Server | Http): Promise<number> {
  listening = server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A mail server that accepts everything but mail from or to addresses with `refused` (RFC 5321). */
async function mailServer(refused = '@nowhere'): Promise<{ port: number; taken: string[] }> {
  const taken: string[] = [];
  const talk = (socket: Socket) => {
    let isData = false;
    let data = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.on('data', (chunk) => {
      if (isData) {
        data += chunk.toString();
        if (!data.endsWith('\r\n.\r\n')) return;
        taken.push(data);
        isData = false;
        say('250 taken');
        return;
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        isData = line === 'DATA';
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line.includes(refused)) say(`550 no such person as ${line}`);
        else say(isData ? '354 go on' : '250 mail.example');
      }
    });
  };
  return { port: await portOf(createServer(talk)), taken };
}

describe('letters', () => {
  it('are handed to the mail server of ISOPTER_SMTP, before a folder', async () => {
    const { port, taken } = await mailServer();
    const outbox = outboxOf({
      ISOPTER_SMTP: `smtp://127.0.0.1:${port}`,
      ISOPTER_MAIL: '/x',
      ISOPTER_MAIL_FROM: 'a@b.example',
    });
    await outbox?.sendLetter?.(letter);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain('From: a@b.example');
    expect(taken[0]).toContain('To: visitor@home.example');
  });

  it('fail without the person’s address in the error, which is logged', async () => {
    const { port } = await mailServer('visitor@');
    const sending = outboxOf({ ISOPTER_SMTP: `smtp://127.0.0.1:${port}` })?.sendLetter?.(letter);
    await expect(sending).rejects.toThrow(/^the mail server did not take a letter: EENVELOPE 550$/);
  });

  it('leave this machine encrypted or not at all', async () => {
    const { port, taken } = await mailServer();
    // another name of this machine, that is not known as one
    const sending = outboxOf({ ISOPTER_SMTP: `smtp://127.0.0.2:${port}` })?.sendLetter?.(letter);
    await expect(sending).rejects.toThrow('the mail server did not take a letter');
    expect(taken).toEqual([]);
  });
});

describe('text messages', () => {
  const message = { to: '+15075550143', text: '123456', date: new Date() };
  let asked: { url: string | undefined; authorization: string | undefined; body: string } | undefined;
  const gatewayThat = (answers: number) =>
    portOf(
      createHttp((request, response) => {
        let body = '';
        request.on('data', (chunk) => (body += chunk));
        request.on('end', () => {
          asked = { url: request.url, authorization: request.headers.authorization, body };
          response.writeHead(answers, answers === 307 ? { location: '/elsewhere' } : {}).end();
        });
      }),
    );

  it('are posted to the gateway of ISOPTER_TEXTS with its credentials', async () => {
    const port = await gatewayThat(202);
    await outboxOf({ ISOPTER_TEXTS: `http://me:p%40ss@127.0.0.1:${port}/send` })?.sendText?.(message);
    expect(asked).toEqual({
      url: '/send',
      authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
      body: '{"to":"+15075550143","text":"123456"}',
    });
  });

  it('go nowhere else, also when the gateway redirects them', async () => {
    const port = await gatewayThat(307);
    const sending = outboxOf({ ISOPTER_TEXTS: `http://127.0.0.1:${port}/send` })?.sendText?.(message);
    await expect(sending).rejects.toThrow('fetch failed');
    expect(asked?.url).toBe('/send');
  });

  it('fail with the status of the gateway', async () => {
    const port = await gatewayThat(503);
    const sending = outboxOf({ ISOPTER_TEXTS: `http://127.0.0.1:${port}` })?.sendText?.(message);
    await expect(sending).rejects.toThrow('answered 503');
  });
});

describe('the settings', () => {
  it('are all off by default', () => {
    expect(outboxOf({})).toBeUndefined();
    expect(addressOf({})).toBeUndefined();
  });

  it('open texts without letters, and letters without texts', () => {
    expect(outboxOf({ ISOPTER_TEXTS: 'https://x.example' })?.sendLetter).toBeUndefined();
    expect(outboxOf({ ISOPTER_MAIL: '/x' })?.sendText).toBeUndefined();
  });

  it.each(['ISOPTER_SMTP', 'ISOPTER_TEXTS', 'ISOPTER_ADDRESS'])(
    'refuse a start with a wrong %s, without saying it',
    (name) => {
      const start = () => [outboxOf({ [name]: 'ftp://me:secret@x' }), addressOf({ [name]: 'ftp://me:secret@x' })];
      expect(start).toThrow(StartError);
      expect(start).toThrow(/^[^:]*must be an address[^@]*$/);
    },
  );

  it('use only the origin of the address', () => {
    expect(addressOf({ ISOPTER_ADDRESS: 'https://clinic.example/' })).toBe('https://clinic.example');
  });
});
