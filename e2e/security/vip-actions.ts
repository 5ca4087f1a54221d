import { look, press, type Action } from './action';

/** What a member does with their grade. */
export const VIP_ACTIONS: readonly Action[] = [
  look('/mine/vip', 'vip.state', 'vip.privileges', 'vip.changes'),
  {
    calls: ['vip.gifts'],
    ready: ({ sandbox, member }) => sandbox.setGrade(member.name, 5),
    go: async ({ page }) => void (await page.goto('/mine/vip')),
  },
  look('/mine/vip/fillReceiptInfo', 'vip.parcels'),
  {
    calls: ['vip.setReceiver'],
    async ready({ page }) {
      await page.goto('/mine/vip/fillReceiptInfo');
      await page.getByLabel('收货人').fill('王小明');
      await page.getByLabel('手机号').fill('13800138000');
      await page.getByLabel('省市区').fill('浙江省杭州市');
      await page.getByLabel('详细地址').fill('文三路 1 号');
    },
    go: ({ page }) => press(page, '保存收货信息'),
  },
];
