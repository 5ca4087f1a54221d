import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CallRequest, passkeys } from '@heptad/contracts';

type Made = Omit<CallRequest<typeof passkeys.add>, 'name'>;
type Proof = CallRequest<typeof passkeys.logIn>['proof'];

/** What an authenticator is told, and what a hostile one may say otherwise. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
  /** Whether the owner was asked. */
  readonly verified?: boolean;
  /** How often it says it was used. */
  readonly counter?: number;
}

const CREATED = 0x40;
const PRESENT = 0x01;
const VERIFIED = 0x04;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);

/** The few kinds of CBOR (RFC 8949) that a ceremony needs. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [
    cbor(key),
    cbor(inner as Parameters<typeof cbor>[0]),
  ]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ host, counter = 0, verified = true }: Ceremony, more = 0): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  const flags = PRESENT | (verified ? VERIFIED : 0) | more;
  return Buffer.concat([sha256(host), Buffer.from([flags]), counted]);
}

/** An authenticator with one passkey, as the browser would speak for it. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  return {
    id: text(credentialId),
    /** What is made when a passkey is added. */
    make(ceremony: Ceremony): Made {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const authData = Buffer.concat([
        authenticatorData(ceremony, CREATED),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const attestation = cbor(
        new Map<string, string | Buffer | ReadonlyMap<string, unknown>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: text(credentialId),
        clientDataJSON: text(clientData('webauthn.create', ceremony)),
        attestationObject: text(attestation),
        transports: ['internal'],
      };
    },
    /** What is answered at a login. @param userHandle whose passkey it says it is */
    prove(ceremony: Ceremony, userHandle: string): Proof {
      const data = authenticatorData(ceremony);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(credentialId),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: text(Buffer.from(userHandle)),
      };
    },
  };
}
