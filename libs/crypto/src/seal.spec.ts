import { createCipheriv, createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { open, openStored, seal, sealStored } from './seal';
import { parseJson } from './safe-json';

const key = { k: Buffer.alloc(32, 7).toString('base64'), v: Buffer.alloc(16, 9).toString('base64') };

function openElsewhere(cipher: string): unknown {
  const decipher = createDecipheriv(
    'aes-256-cbc',
    Buffer.from(key.k, 'base64'),
    Buffer.from(key.v, 'base64'),
  );
  return JSON.parse(decipher.update(cipher, 'base64', 'utf8') + decipher.final('utf8'));
}

function sealElsewhere(text: string | Buffer): string {
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key.k, 'base64'), Buffer.from(key.v, 'base64'));
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
}

describe('seal', () => {
  it('CRYPTO-003 CRYPTO-007 carries UTF-8 JSON in base64 that another implementation opens', async () => {
    const value = { phone: '13812345678', name: '李雷', list: [1, null, true] };
    expect(openElsewhere(await seal(value, key))).toEqual(value);
  });

  it('CRYPTO-006 opens what another implementation sealed', async () => {
    expect(await open(sealElsewhere('{"lines":["a","线路"]}'), key)).toEqual({ lines: ['a', '线路'] });
  });

  it('CRYPTO-007 opens to what was sealed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const plain = parseJson(JSON.stringify(value));
        expect(await open(await seal(plain, key), key)).toEqual(plain);
      }),
      { numRuns: 50 },
    );
  });

  it('CRYPTO-007 says whether the key or the text is at fault', async () => {
    const sealed = await seal({ a: 1 }, key);
    await expect(open('*not base64*', key)).rejects.toMatchObject({ name: 'CipherError', reason: 'cipher' });
    await expect(open(sealed.slice(4), key)).rejects.toMatchObject({ reason: 'cipher' });
    await expect(open(sealElsewhere('no json'), key)).rejects.toMatchObject({ reason: 'cipher' });
    await expect(open(sealElsewhere(Buffer.from([0x22, 0xff, 0x22])), key)).rejects.toMatchObject({
      reason: 'cipher',
    });
    await expect(open(sealed, { ...key, k: 'AAAA' })).rejects.toMatchObject({ reason: 'key' });
    await expect(seal({ a: 1 }, { ...key, v: '%' })).rejects.toMatchObject({ reason: 'key' });
  });

  it('refuses what JSON has no form for', async () => {
    await expect(seal(undefined, key)).rejects.toThrow(TypeError);
    await expect(sealStored(() => 1)).rejects.toThrow(TypeError);
  });
});

describe('sealStored', () => {
  it('CRYPTO-008 opens to what was stored and differs each time', async () => {
    const value = { 'X-API-TOKEN': 'abc', theme: 'dark' };
    const [first, second] = [await sealStored(value), await sealStored(value)];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain('X-API-TOKEN');
    expect(await openStored(first)).toEqual(value);
    expect(await openStored(second)).toEqual(value);
  });

  it.each([
    '',
    'AAAA',
    '{"plain":1}',
    Buffer.alloc(16).toString('base64'),
    Buffer.alloc(48).toString('base64'),
  ])('CRYPTO-008 refuses the damaged text %j', async (text) => {
    await expect(openStored(text)).rejects.toMatchObject({ name: 'CipherError', reason: 'cipher' });
  });
});
