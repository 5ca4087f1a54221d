import { screen } from '@testing-library/react';
import { showAgents } from '../testing/agents-scene';

it('ROUTE-064 leads to customer service, and says what to have at hand', async () => {
  await showAgents('/mine/agentCs');
  expect(screen.getByRole('heading', { level: 1, name: '代理客服' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/customer/main');
  expect(screen.getByRole('region', { name: '咨询前请准备' }).querySelectorAll('li')).toHaveLength(3);
});
