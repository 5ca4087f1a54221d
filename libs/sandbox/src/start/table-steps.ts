import { LEDGER_STEPS, type TableStep } from '@heptad/sandbox-ledger';
import { venueSteps } from '@heptad/sandbox-venues';
import { activitySteps } from '../activities/tables';
import { followSteps } from '../follows/tables';
import { memberSteps } from '../members/tables';
import { paymentSteps } from '../payments/tables';
import { platformSteps } from '../platform/tables';

/** The tables of every area; a new area adds its list here. */
export const TABLE_STEPS: readonly TableStep[] = [
  ...LEDGER_STEPS,
  ...memberSteps,
  ...platformSteps,
  ...paymentSteps,
  ...venueSteps,
  ...activitySteps,
  ...followSteps,
];
