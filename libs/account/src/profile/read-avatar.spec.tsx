import { AVATAR_PICTURE } from '@heptad/contracts';
import { readAvatar } from './read-avatar';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const file = (bytes: readonly number[], name = 'me.png') => new File([Uint8Array.from(bytes)], name);
const PICTURE = { width: 40, height: 30, close: () => undefined };
const drawn = async () => PICTURE;

describe('a file that a member chooses as their avatar', () => {
  it('is a picture to be cut', async () => {
    expect(await readAvatar(file(PNG), drawn)).toEqual({ ok: true, picture: PICTURE });
  });

  it.each([
    ['type', file([...'<svg xmlns='].map((letter) => letter.charCodeAt(0)))],
    ['type', file([])],
    [
      'moving',
      file(
        [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
        'me.png',
      ),
    ],
  ] as const)('is refused: %s', async (problem, chosen) => {
    expect(await readAvatar(chosen, drawn)).toEqual({ ok: false, problem });
  });

  it('is not read where it is larger than any picture of a phone', async () => {
    const large = file(PNG);
    Object.defineProperty(large, 'size', { value: 40 * 1024 * 1024 });
    const decode = jest.fn(drawn);
    expect(await readAvatar(large, decode)).toEqual({ ok: false, problem: 'size' });
    expect(AVATAR_PICTURE.mostFileBytes).toBeLessThan(large.size);
    expect(decode).not.toHaveBeenCalled();
  });

  it('is refused where the browser cannot draw it', async () => {
    const broken = async () => Promise.reject(new Error('no picture'));
    expect(await readAvatar(file(PNG), broken)).toEqual({ ok: false, problem: 'unreadable' });
  });
});
