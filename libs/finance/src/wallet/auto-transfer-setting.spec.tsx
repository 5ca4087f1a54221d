import { renderFeature } from '@heptad/feature-testing';
import { screen } from '@testing-library/react';
import { financeModule } from '../finance-module';
import { overviewApi } from '../testing/overview-answers';
import AutoTransferSetting, { messages } from './auto-transfer-setting';

const show = (member: boolean) =>
  renderFeature({
    module: financeModule,
    page: <AutoTransferSetting />,
    messages,
    path: '/mine/system',
    at: '/mine/system',
    member,
    services: { api: overviewApi() },
  });

it('is the wallet’s own switch, for members alone', async () => {
  const { unmount } = await show(true);
  expect(screen.getByRole('switch', { name: '自动转账' })).toBeInTheDocument();
  unmount();
  const { services } = await show(false);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(services.api.sent).toEqual([]);
});
