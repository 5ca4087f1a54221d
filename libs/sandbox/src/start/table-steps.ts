import { LEDGER_STEPS, type TableStep } from '@heptad/sandbox-ledger';
import { gameSteps } from '@heptad/sandbox-games';
import { venueSteps } from '@heptad/sandbox-venues';
import { activitySteps } from '../activities/tables';
import { adjustmentSteps } from '../adjustments/tables';
import { deviceSteps } from '../devices/tables';
import { agentSteps } from '../agents/tables';
import { followSteps } from '../follows/tables';
import { helpSteps } from '../help/tables';
import { mailSteps } from '../mails/tables';
import { memberSteps } from '../members/tables';
import { passkeySteps } from '../passkeys/tables';
import { paymentSteps } from '../payments/tables';
import { platformSteps } from '../platform/tables';
import { profileSteps } from '../profile/tables';
import { protectionSteps } from '../protection/tables';
import { pushSteps } from '../push-notices/tables';
import { rebateSteps } from '../rebate/tables';
import { rewardSteps } from '../rewards/tables';
import { rechargeChatSteps } from '../recharge-chat/tables';
import { secondaryPasswordSteps } from '../secondary-password/tables';
import { supportSteps } from '../support/tables';
import { vipSteps } from '../vip/tables';
import { walletOverviewSteps } from '../wallet/tables';
import { treasureSteps } from '../treasure/tables';

/** The tables of every area; a new area adds its list here. */
export const TABLE_STEPS: readonly TableStep[] = [
  ...LEDGER_STEPS,
  ...memberSteps,
  ...secondaryPasswordSteps,
  ...mailSteps,
  ...deviceSteps,
  ...passkeySteps,
  ...platformSteps,
  ...paymentSteps,
  ...rechargeChatSteps,
  ...supportSteps,
  ...profileSteps,
  ...protectionSteps,
  ...treasureSteps,
  ...agentSteps,
  ...venueSteps,
  ...activitySteps,
  ...rebateSteps,
  ...rewardSteps,
  ...vipSteps,
  ...followSteps,
  ...walletOverviewSteps,
  ...pushSteps,
  ...adjustmentSteps,
  ...gameSteps,
  ...helpSteps,
];
