import { look, press, type Action } from './action';

/** What a member reads and does with customer service. */
export const SUPPORT_ACTIONS: readonly Action[] = [
  look('/customer/main', 'chat.home', 'feedback.list', 'chat.cards'),
  {
    calls: ['chat.messages'],
    async ready({ page }) {
      await page.goto('/customer/chat');
      await press(page, '存款');
      await page.getByRole('textbox', { name: '输入消息' }).fill('你好');
      await press(page, '发送');
      await page.getByText('已送达').waitFor();
    },
    go: async ({ page }) => void (await page.goto('/customer/chat')),
  },
  {
    calls: ['feedback.detail'],
    async ready({ page }) {
      await page.goto('/mine/feedback');
      await page.getByRole('textbox', { name: '请说明情况' }).fill('页面慢');
      await press(page, '提交反馈');
      await page.getByText('待回复').waitFor();
    },
    go: async ({ page }) => void (await page.reload()),
  },
  look('/mine/feedback/list', 'feedback.list'),
];
