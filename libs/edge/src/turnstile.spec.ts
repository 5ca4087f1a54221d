import { Turnstile } from './turnstile';

describe('Turnstile', () => {
  it('lets few run at once, keeps the order and refuses a crowd', async () => {
    const turnstile = new Turnstile(1, 1);
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const order: string[] = [];
    const first = turnstile.pass(async () => {
      await gate;
      order.push('first');
    });
    const second = turnstile.pass(async () => order.push('second'));
    await expect(turnstile.pass(async () => 0)).rejects.toMatchObject({ status: 503 });
    expect(order).toEqual([]);
    open();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('goes on after a failure', async () => {
    const turnstile = new Turnstile(1, 5);
    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turnstile.pass(async () => 'done')).resolves.toBe('done');
  });
});
