import { renderFeature } from '@heptad/feature-testing';
import { screen } from '@testing-library/react';
import { supportModule } from '../support-module';

describe('the page of customer service', () => {
  it('ROUTE-110 BRAND-006 has the brand’s name for it and its contact', async () => {
    await renderFeature({ module: supportModule, at: '/customer/main' });
    expect(screen.getByRole('heading', { level: 1, name: '客服' })).toBeInTheDocument();
    expect(screen.getByText(/请勿转账/)).toBeInTheDocument();
  });
});
