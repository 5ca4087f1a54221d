import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { createWebPushSender } from './web-push-sender';

const notice = { title: '存款已到账', body: '点按查看详情', path: '/record/transaciton', tag: 'money-D1' };
const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:service@brand.example';

/** A device with keys of its own, and how it opens what was sealed for it (RFC 8188, RFC 8291). */
function device() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    open(sealed: Buffer): unknown {
      const salt = sealed.subarray(0, 16);
      const idLength = sealed.readUInt8(20);
      const sender = sealed.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const record = sealed.subarray(21 + idLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. @param status what it answers; none: it never does */
async function service(status: number | undefined, headers: Readonly<Record<string, string>> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (status !== undefined) response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/wpush/1`;
  return {
    endpoint,
    received,
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

const allowed = () => true;

it('seals a notice for its device alone and signs it with the deployment’s keys', async () => {
  const { endpoint, received, stop } = await service(201);
  const phone = device();
  const sender = createWebPushSender({ keys, subject, allowed });
  expect(await sender.send({ endpoint, ...phone.keys }, notice)).toBe('sent');
  const [request] = received;
  expect(request?.body.toString('utf8')).not.toContain('存款');
  expect(phone.open(request?.body ?? Buffer.alloc(0))).toEqual(notice);
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const [, token = ''] = /^vapid t=([^,]+), k=/.exec(request?.headers.authorization ?? '') ?? [];
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  expect(claims).toMatchObject({ sub: subject, aud: new URL(endpoint).origin });
  await stop();
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('takes an answer %i for %s', async (status, outcome) => {
  const { endpoint, stop } = await service(status);
  const sender = createWebPushSender({ keys, subject, allowed });
  expect(await sender.send({ endpoint, ...device().keys }, notice)).toBe(outcome);
  await stop();
});

it('follows no redirection', async () => {
  const other = await service(201);
  const { endpoint, stop } = await service(307, { location: other.endpoint });
  const sender = createWebPushSender({ keys, subject, allowed });
  expect(await sender.send({ endpoint, ...device().keys }, notice)).toBe('failed');
  expect(other.received).toEqual([]);
  await Promise.all([stop(), other.stop()]);
});

it('waits for a silent service no longer than it may', async () => {
  const { endpoint, stop } = await service(undefined);
  const sender = createWebPushSender({ keys, subject, allowed, timeoutMs: 50 });
  expect(await sender.send({ endpoint, ...device().keys }, notice)).toBe('failed');
  await stop();
});

it('sends nothing to an address that is of no known push service, whatever was kept', async () => {
  const { endpoint, received, stop } = await service(201);
  const sender = createWebPushSender({ keys, subject });
  expect(await sender.send({ endpoint, ...device().keys }, notice)).toBe('failed');
  expect(received).toEqual([]);
  await stop();
});

it('fails, and throws nothing, where a device’s keys are none', async () => {
  const sender = createWebPushSender({ keys, subject, allowed });
  const target = { endpoint: 'http://127.0.0.1:9/x', p256dh: 'short', auth: 'short' };
  expect(await sender.send(target, notice)).toBe('failed');
});
