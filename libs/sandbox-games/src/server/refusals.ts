import { BUSINESS_CODES, REQUEST_CODES } from '@heptad/contracts';
import type { RoundRefusal } from '../rounds/round-refused';

/** What a member is told of each refusal: the code, and the text in Chinese. */
export const REFUSALS: Readonly<Record<RoundRefusal, { readonly code: number; readonly said: string }>> = {
  unknownGame: { code: REQUEST_CODES.notFound, said: '游戏不存在' },
  closed: { code: BUSINESS_CODES.venueUnavailable, said: '游戏维护中，请稍后再来' },
  late: { code: BUSINESS_CODES.venueUnavailable, said: '本局已停止投注' },
  missed: { code: REQUEST_CODES.invalidRequest, said: '目标已游走' },
  badChoice: { code: REQUEST_CODES.invalidRequest, said: '所选内容无效' },
  badStake: { code: BUSINESS_CODES.stakeOutOfRange, said: '此金额不可投注' },
  belowLeast: { code: BUSINESS_CODES.stakeOutOfRange, said: '低于最低投注额' },
  aboveMost: { code: BUSINESS_CODES.stakeOutOfRange, said: '超过最高投注额' },
  tooFast: { code: REQUEST_CODES.tooManyRequests, said: '上一局还未结束' },
  noMoney: { code: BUSINESS_CODES.insufficientBalance, said: '余额不足' },
};
