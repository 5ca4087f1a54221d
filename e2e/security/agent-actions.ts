import { expect } from '@playwright/test';
import { look, press, type Action, type World } from './action';

const MAIL = 'promo@example.test';
const NEW_MAIL = 'second@example.test';
const ABOUT = '我运营一个足球讨论社群，约有两千名成员。';
/** Longer than a code to the same address has to wait. */
const CODE_WAIT_MS = 2 * 60_000;

/** Types a code into the boxes of a field. */
async function typeCode({ page, sandbox }: World, label: string, to: string): Promise<void> {
  const group = page.getByRole('group', { name: label });
  await group.locator('input').first().click();
  await page.keyboard.type(await sandbox.readCode(to), { delay: 20 });
}

async function fillApplication(world: World): Promise<void> {
  const { page } = world;
  await page.goto('/app/agentPage/registerEmail');
  await page.getByLabel('邮箱地址').fill(MAIL);
  await press(page, '发送验证码');
  await typeCode(world, '邮箱验证码', MAIL);
  await page.getByLabel('推广方式').fill(ABOUT);
}

async function askForMore(world: World): Promise<void> {
  const { page, sandbox, member } = world;
  await sandbox.decideAgent(member.name, { step: 'askMore', reason: '请写明渠道' });
  await page.goto('/app/agentPage/registerEmail');
  await page.getByLabel('补充说明').fill(ABOUT);
}

async function fillBinding(world: World): Promise<void> {
  const { page, sandbox } = world;
  await sandbox.advanceClock(CODE_WAIT_MS);
  await page.goto('/app/agentPage/bindEmail');
  await page.getByRole('button', { name: '发送验证码' }).first().tap();
  await typeCode(world, '原邮箱验证码', MAIL);
  await page.getByLabel('邮箱地址').fill(NEW_MAIL);
  await press(page, '发送验证码');
  await typeCode(world, '新邮箱验证码', NEW_MAIL);
}

/** What an agent does. In their order: the member applies, is asked, and becomes one. */
export const AGENT_ACTIONS: readonly Action[] = [
  look('/mine/agentPage', 'agents.offer', 'agents.own'),
  { calls: ['agents.apply'], ready: fillApplication, go: ({ page }) => press(page, '提交申请') },
  { calls: ['agents.addDetails'], ready: askForMore, go: ({ page }) => press(page, '提交补充') },
  {
    calls: ['agents.figures'],
    ready: ({ sandbox, member }) => sandbox.decideAgent(member.name, { step: 'approve' }),
    async go({ page }) {
      await page.goto('/mine/agentPage');
      await expect(page.getByTestId('agent-code')).toBeVisible();
    },
  },
  { calls: ['agents.bindEmail'], ready: fillBinding, go: ({ page }) => press(page, '确认更换') },
];
