import { type CallRequest, type CallResponse, captcha, member, session } from '@heptad/contracts';
import sharp from 'sharp';
import { headersFor, passwordHashOf, startSandbox } from '@heptad/testing';
import type { SendExtras, TestSandbox } from '@heptad/testing';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../members/demo-members';

const right = passwordHashOf(DEMO_PASSWORD);
const wrong = passwordHashOf('wrong');

describe('login', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  async function logIn(
    name: string,
    more: Partial<CallRequest<typeof session.login>> = {},
    extras: SendExtras = {},
  ): Promise<number> {
    const { body } = await sandbox.send(session.login, { name, password: right, ...more }, extras);
    return Number(body?.['status_code']);
  }

  /** The digits of a captcha image, as only the sandbox itself knows them. */
  async function readImage(): Promise<{ imageKey: string; imageCode: string }> {
    const image = await sandbox.send(captcha.image, {});
    const imageKey = String(image.headers['x-code']);
    const row = await sandbox.services.storage.db
      .selectFrom('challenges')
      .select('answer')
      .where('id', '=', `image:${imageKey}`)
      .executeTakeFirstOrThrow();
    return { imageKey, imageCode: row.answer };
  }

  it('CALL-001 gives a token, and the friend popup to a first login only', async () => {
    const first = await sandbox.send(session.login, { name: 'demo01', password: right });
    expect(first.body?.['data']).toMatchObject({
      token: expect.stringMatching(/./),
      registerInvitationActivityPopType: 99999,
    });
    const second = await sandbox.send(session.login, { name: 'demo01', password: right });
    expect(second.body?.['data']).toMatchObject({ registerInvitationActivityPopType: 0 });
  });

  it('takes the name without regard to case', async () => {
    expect(await logIn('DEMO01')).toBe(6000);
  });

  it('ERR-014 answers an unknown name and a wrong password alike with 6002', async () => {
    const unknown = await sandbox.send(session.login, { name: 'nobody', password: right });
    const mistaken = await sandbox.send(session.login, { name: 'demo01', password: wrong });
    expect(unknown.text).toBe(mistaken.text);
    expect(unknown.body?.['status_code']).toBe(6002);
  });

  it('ERR-015, ERR-017 asks for a captcha after three wrong passwords, and for a new one after a wrong answer', async () => {
    for (let count = 0; count < 3; count += 1) expect(await logIn('demo01', { password: wrong })).toBe(6002);
    expect(await logIn('demo01')).toBe(6021);
    const { imageKey } = await readImage();
    expect(await logIn('demo01', { imageKey, imageCode: 'xxxx' })).toBe(6024);
    expect(await logIn('demo01', { imageKey, imageCode: '0000' })).toBe(6024);
    expect(await logIn('demo01', await readImage())).toBe(6000);
    expect(await logIn('demo01')).toBe(6000);
  });

  it('ERR-028 limits the login after ten wrong passwords', async () => {
    for (let count = 0; count < 3; count += 1) await logIn('demo01', { password: wrong });
    for (let count = 0; count < 7; count += 1)
      await logIn('demo01', { password: wrong, ...(await readImage()) });
    expect(await logIn('demo01', await readImage())).toBe(6501);
  });

  it('ERR-028 judges no more of thirty wrong passwords at the same moment than one after the other', async () => {
    const judged = jest.spyOn(sandbox.services.members, 'checkPassword');
    const codes = await Promise.all(Array.from({ length: 30 }, () => logIn('demo01', { password: wrong })));
    expect(judged).toHaveBeenCalledTimes(3);
    expect(codes.filter((code) => code === 6002)).toHaveLength(3);
    const images = await Promise.all(Array.from({ length: 30 }, () => readImage()));
    const guesses = await Promise.all(images.map((image) => logIn('demo01', { password: wrong, ...image })));
    expect(judged).toHaveBeenCalledTimes(10);
    expect(guesses.filter((code) => code === 6501)).toHaveLength(23);
  });

  it('ERR-028 locks an account for a quarter of an hour, not longer for more tries, and for strangers only', async () => {
    const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    expect(await logIn('demo01', {}, at('10.0.0.1'))).toBe(6000);
    const guess = async () => logIn('demo01', { password: wrong, ...(await readImage()) }, at('10.0.0.2'));
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(6002);
    expect(await guess()).toBe(6501);
    expect(await logIn('demo01', {}, at('10.0.0.2'))).toBe(6501);
    expect(await logIn('demo01', {}, at('10.0.0.1'))).toBe(6000);
    await sandbox.clock.advance(14 * 60_000);
    expect(await guess()).toBe(6501);
    await sandbox.clock.advance(60_000);
    expect(await logIn('demo01', {}, at('10.0.0.2'))).toBe(6000);
  });

  it('ERR-014, ERR-028 counts by address over all names, and for names that nobody has as for others', async () => {
    for (let count = 0; count < 3; count += 1) expect(await logIn('nobody', { password: wrong })).toBe(6002);
    expect(await logIn('nobody', { password: wrong })).toBe(6021);
    const names = Array.from({ length: 47 }, (_, index) => `guess${String(index)}`);
    for (const name of names) expect(await logIn(name, { password: wrong })).toBe(6002);
    expect(await logIn('demo01')).toBe(6501);
    expect(await logIn('demo01', {}, { headers: { 'x-forwarded-for': '10.0.0.1' } })).toBe(6000);
  });

  it('CALL-009 serves a PNG that may not be kept, its key in the header x-code', async () => {
    const image = await sandbox.app.inject({
      url: captcha.image.path,
      headers: headersFor(captcha.image.path, {}, sandbox.clock.real()),
    });
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.headers['x-code']).toMatch(/^[\w-]{8,}$/);
    expect(image.headers['cache-control']).toBe('no-store');
    expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('ERR-017 OPEN-024 a sound of other digits takes the place of an image, for one answer', async () => {
    const sound = await sandbox.send(captcha.sound, {});
    const imageKey = String(sound.headers['x-code']);
    expect(sound.headers['content-type']).toBe('audio/wav');
    expect(sound.headers['cache-control']).toBe('no-store');
    const { answer } = await sandbox.services.storage.db
      .selectFrom('challenges')
      .select('answer')
      .where('id', '=', `image:${imageKey}`)
      .executeTakeFirstOrThrow();
    expect(answer).toMatch(/^\d{4}$/);
    expect(await logIn('demo06', { imageKey, imageCode: answer })).toBe(6000);
    expect(await logIn('demo06', { imageKey, imageCode: answer })).toBe(6024);
  });

  it('ERR-017 an image is good for five minutes', async () => {
    const image = await readImage();
    await sandbox.clock.advance(6 * 60_000);
    expect(await logIn('demo06', image)).toBe(6024);
  });

  /** A slider, and where its gap is, as only the sandbox itself knows. */
  async function drawSlider() {
    const challenge = (await sandbox.send(captcha.sliderChallenge, {})).body?.['data'] as CallResponse<
      typeof captcha.sliderChallenge
    >;
    const row = await sandbox.services.storage.db
      .selectFrom('challenges')
      .select('answer')
      .where('id', '=', `slider:${challenge.ticket}`)
      .executeTakeFirstOrThrow();
    return { ...challenge, gap: Number(row.answer) };
  }

  it('a slider says nothing of its answer but in its picture’s pixels', async () => {
    const drawn = await Promise.all(Array.from({ length: 8 }, () => drawSlider()));
    for (const { gap, picture, piece, ticket, ...rest } of drawn) {
      expect(Object.keys(rest).sort()).toEqual(['height', 'size', 'top', 'width']);
      expect({ ...rest, top: 0 }).toEqual({ width: 300, height: 132, size: 44, top: 0 });
      expect(ticket).toMatch(/^[0-9a-f]{32}$/);
      for (const [png, width, height] of [
        [picture, 300, 132],
        [piece, 44, 44],
      ] as const) {
        const found = await sharp(Buffer.from(png, 'base64')).metadata();
        expect(found).toMatchObject({ format: 'png', width, height });
        expect(found).not.toHaveProperty('exif');
        expect(found).not.toHaveProperty('comments');
      }
      expect(gap).toBeGreaterThanOrEqual(80);
    }
    expect(new Set(drawn.map(({ gap }) => gap)).size).toBeGreaterThan(1);
    expect(new Set(drawn.map(({ top }) => top)).size).toBeGreaterThan(1);
  });

  it('a slider takes one answer, even of many at the same moment, and not after two minutes', async () => {
    const answer = async (ticket: string, offset: number) => {
      const check = { validate_way: 1, ticket, offset, elapsed: 900 } as const;
      return Number((await sandbox.send(captcha.sliderCheck, check)).body?.['status_code']);
    };
    const first = await drawSlider();
    const offsets = [first.gap + 60, first.gap, first.gap + 30];
    const codes = await Promise.all(offsets.map((offset) => answer(first.ticket, offset)));
    expect(codes.filter((code) => code === 6000).length).toBeLessThanOrEqual(1);
    expect(await answer(first.ticket, first.gap)).toBe(6022);
    const late = await drawSlider();
    await sandbox.clock.advance(2 * 60_000);
    expect(await answer(late.ticket, late.gap)).toBe(6022);
  });

  it('an address has ten wrong sliders in a quarter of an hour', async () => {
    const answer = async (off: number) => {
      const { ticket, gap } = await drawSlider();
      const check = { validate_way: 1, ticket, offset: gap + off, elapsed: 900 } as const;
      return Number((await sandbox.send(captcha.sliderCheck, check)).body?.['status_code']);
    };
    expect(await answer(0)).toBe(6000);
    for (let count = 0; count < 10; count += 1) expect(await answer(20)).toBe(6022);
    expect(await answer(0)).toBe(6022);
    await sandbox.clock.advance(15 * 60_000);
    expect(await answer(0)).toBe(6000);
  });

  it('ERR-016, CALL-003 asks for the slider, takes its token once and not a hasty or inexact one', async () => {
    expect(await logIn('demo07')).toBe(6022);
    const solve = async (off: number, elapsed: number) => {
      const { ticket, gap } = await drawSlider();
      const check = { validate_way: 1, ticket, offset: gap + off, elapsed } as const;
      return (await sandbox.send(captcha.sliderCheck, check)).body;
    };
    expect((await solve(20, 900))?.['status_code']).toBe(6022);
    expect((await solve(0, 10))?.['status_code']).toBe(6022);
    const { sliderToken } = (await solve(5, 900))?.['data'] as { sliderToken: string };
    expect(await logIn('demo07', { sliderToken })).toBe(6000);
    expect(await logIn('demo07', { sliderToken })).toBe(6022);
  });

  it.each([
    ['ERR-018', 'demo08', 6025],
    ['ERR-019', 'demo09', 6026],
    ['ERR-020', 'demo10', 6027],
    ['ERR-021', 'demo11', 6028],
    ['ERR-022', 'demo12', 6029],
    ['ERR-023', 'demo13', 6035],
    ['ERR-024', 'demo14', 6036],
    ['ERR-026', 'demo16', 6038],
  ])('%s %s is answered %i until a code from the own phone confirms the device', async (_row, name, code) => {
    expect(await logIn(name)).toBe(code);
    await sandbox.send(captcha.sendCodeOne, { way: 'phone', purpose: 'device' });
    const sent = sandbox.services.outbox.list()[0];
    expect(sent?.to).toMatch(/^138001380\d\d$/);
    const deviceCode = String(sent?.code);
    expect(await logIn(name, { deviceCode: deviceCode === '000000' ? '000001' : '000000' })).toBe(6036);
    expect(await logIn(name, { deviceCode })).toBe(6000);
    expect(await logIn(name)).toBe(6000);
    expect(await logIn(name, {}, { uuid: 'another-device' })).toBe(code);
  });

  it.each([
    ['ERR-025', 'demo15', 6037],
    ['ERR-027', 'demo17', 6039],
    ['ERR-028', 'demo18', 6501],
  ])('%s %s is answered %i whatever they do', async (_row, name, code) => {
    expect(await logIn(name)).toBe(code);
    expect(await logIn(name, { deviceCode: '123456' })).toBe(code);
  });

  it('ERR-026, ERR-027 tells a code that is too old from one that was tried too often', async () => {
    await logIn('demo13');
    await sandbox.send(captcha.sendCodeOne, { way: 'email', purpose: 'device' });
    const deviceCode = String(sandbox.services.outbox.list()[0]?.code);
    const other = deviceCode === '000000' ? '000001' : '000000';
    for (let count = 0; count < 4; count += 1)
      expect(await logIn('demo13', { deviceCode: other })).toBe(6036);
    expect(await logIn('demo13', { deviceCode: other })).toBe(6039);
    expect(await logIn('demo13', { deviceCode })).toBe(6039);
    await sandbox.clock.advance(6 * 60_000);
    expect(await logIn('demo13', { deviceCode })).toBe(6038);
  });

  it('lets every other demo member in with the one password', async () => {
    const free = DEMO_MEMBERS.filter(({ state }) => ['active', 'betLocked', 'selfExcluded'].includes(state));
    expect(free.map(({ name }) => name)).toEqual([
      'demo01',
      'demo02',
      'demo03',
      'demo04',
      'demo05',
      'demo19',
      'demo20',
    ]);
    for (const { name } of free) expect(await logIn(name)).toBe(6000);
    expect(DEMO_MEMBERS).toHaveLength(20);
  });

  it('keeps neither the password nor its MD5 value nor the token as they are', async () => {
    const token = await sandbox.logIn();
    const rows = await sandbox.services.storage.db.selectFrom('members').select('password').execute();
    const sessions = await sandbox.services.storage.db.selectFrom('sessions').selectAll().execute();
    const kept = JSON.stringify([rows, sessions]);
    expect(kept).not.toContain(DEMO_PASSWORD);
    expect(kept).not.toContain(right);
    expect(kept).not.toContain(token);
    expect(new Set(rows.map((row) => row.password)).size).toBe(20);
  });

  it('SESSION-024 tells the member who they are with masked contact data', async () => {
    const token = await sandbox.logIn('demo03');
    const { body } = await sandbox.send(member.info, {}, { token });
    expect(body?.['data']).toMatchObject({
      userId: '100003',
      grade: 10,
      phone: '138****8003',
      email: 'de***@example.test',
      state: 'active',
    });
  });

  it('ERR-016 a picture does for who cannot use the slider, and a wrong reading of it does not', async () => {
    expect(await logIn('demo07')).toBe(6022);
    const { imageKey } = await readImage();
    expect(await logIn('demo07', { imageKey, imageCode: 'xxxx' })).toBe(6024);
    expect(await logIn('demo07', await readImage())).toBe(6000);
  });

  it('takes phone number and e-mail address for the name, and nobody else’s', async () => {
    expect(await logIn('13800138001')).toBe(6000);
    expect(await logIn('demo01@example.test')).toBe(6000);
    expect(await logIn('13800138999')).toBe(6002);
    expect(await logIn('nobody@example.test')).toBe(6002);
  });

  it('ERR-018 asks for no second captcha while the code is handed in, but for one from anybody else', async () => {
    for (let count = 0; count < 3; count += 1) await logIn('demo08', { password: wrong });
    expect(await logIn('demo08', { deviceCode: '000000' })).toBe(6021);
    expect(await logIn('demo08', await readImage())).toBe(6025);
    await sandbox.send(captcha.sendCodeOne, { way: 'phone', purpose: 'login' });
    const deviceCode = String(sandbox.services.outbox.list()[0]?.code);
    expect(await logIn('demo08', { deviceCode }, { uuid: 'another-device' })).toBe(6021);
    expect(await logIn('demo08', { deviceCode })).toBe(6000);
  });
});
