import { bindPhone, CODE, freePhone, orderProof } from '../pages/profile';
import { look, type Action, type World } from './action';

const PHONE = freePhone();

async function bindAndOrder({ page, sandbox }: World): Promise<void> {
  await bindPhone(page, sandbox, PHONE);
  await orderProof(page, sandbox);
}

/** The member's profile, and the proof of a bound phone. */
export const PROFILE_ACTIONS: readonly Action[] = [
  look('/mine/userInfo', 'profile.state'),
  {
    calls: ['profile.prove'],
    ready: bindAndOrder,
    go: async ({ page, sandbox }) =>
      page.getByRole('textbox', CODE).pressSequentially(await sandbox.readCode(PHONE)),
  },
];
