import { leaveWhenKept } from './leave-when-kept';

it('SESSION-021 a page is left for another address when what was changed is written, and not before', async () => {
  let written = (): void => undefined;
  const items = { flush: () => new Promise<void>((resolve) => (written = resolve)) };
  const leave = jest.fn();
  leaveWhenKept(items, 'https://partner.example/login', leave);
  await Promise.resolve();
  expect(leave).not.toHaveBeenCalled();
  written();
  await Promise.resolve();
  expect(leave.mock.calls).toEqual([['https://partner.example/login']]);
});
