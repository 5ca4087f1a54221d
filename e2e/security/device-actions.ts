import { look, press, type Action } from './action';

/** The member's devices, their history of logins and their passkeys. */
export const DEVICE_ACTIONS: readonly Action[] = [
  look('/mine/userInfo/devices', 'devices.list'),
  look('/mine/userInfo/loginHistory', 'devices.history'),
  look('/mine/userInfo/passkeys', 'passkeys.list'),
  {
    calls: ['passkeys.addOptions'],
    async ready({ page, member }) {
      await page.goto('/mine/userInfo/passkeys');
      await press(page, '添加通行密钥');
      await page.getByLabel('登录密码', { exact: true }).fill(member.password);
    },
    go: ({ page }) => press(page, '继续'),
  },
];
