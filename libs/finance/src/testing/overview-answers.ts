import { stubApiClient, type StubApiClient } from '@heptad/api-client/testing';
import { walletOverview } from '@heptad/contracts';
import { DAY_KEY, dayjs } from '@heptad/formatting';
import { ok } from './payment-answers';

/** A platform that tells thirty days, money that is locked, and that nobody has agreed to automatic transfer. */
export function overviewApi(): StubApiClient {
  const today = dayjs.utc('2028-02-29');
  const days = Array.from({ length: walletOverview.TREND_DAYS }, (_, index) => ({
    day: today.subtract(walletOverview.TREND_DAYS - 1 - index, 'day').format(DAY_KEY),
    closing: index === walletOverview.TREND_DAYS - 1 ? '1230.75' : `${String(1000 + index * 7)}.00`,
  }));
  return stubApiClient({
    [walletOverview.locked.path]: ok({ turnoverLeft: '1088.00', bonus: '88.00', withdrawing: '300.00' }),
    [walletOverview.trend.path]: ok({ timeZone: 'Asia/Shanghai', days }),
    [walletOverview.autoTransfer.path]: ok({ enabled: 0 }),
  });
}
