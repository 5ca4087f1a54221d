import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** What a password of a registered member costs to try (scrypt N). */
export const PASSWORD_COST = 16_384;
/** Demo members' password is public, so theirs may be cheap. */
export const DEMO_PASSWORD_COST = 1_024;

/** Derives what is kept of a password: `<cost>:<salt>:<hash>`, hex. The MD5 value that the client sends is the password. */
export async function keepPassword(md5: string, cost: number = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${String(cost)}:${salt.toString('hex')}:${(await derive(md5, salt, cost)).toString('hex')}`;
}

/** Whether an MD5 value is the kept password. */
export async function isPassword(kept: string, md5: string): Promise<boolean> {
  const [cost = '', salt = '', hash = ''] = kept.split(':');
  const derived = await derive(md5, Buffer.from(salt, 'hex'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}

function derive(md5: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(md5, salt, KEY_BYTES, { N: cost }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
