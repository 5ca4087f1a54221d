import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBrand, settle, showShell } from '../testing/shell-scene';
import CustomerService from './customer-service';

const show = (
  inShell: boolean,
  support?: { readonly contact: string; readonly appLink: string },
  at = '/customer/main',
) =>
  showShell({
    routes: [
      { path: '/customer/main', element: <CustomerService /> },
      { path: '/', element: <p>home</p> },
    ],
    at,
    brand: fakeBrand({ support }),
    services: { device: { native: { inShell } } },
  });

const support = { contact: 'help@brand.example', appLink: 'https://support.brand.example/' };

describe('the page of customer service', () => {
  it('ROUTE-110 BRAND-006 has the brand’s name for it and its contact', async () => {
    await show(false, support);
    expect(screen.getByRole('heading', { level: 1, name: '某客服' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /help@brand\.example/ })).toHaveAttribute(
      'href',
      'mailto:help@brand.example',
    );
  });

  it('makes no letter of a contact that is no e-mail address', async () => {
    await show(false, { ...support, contact: '400-000-0000' });
    expect(screen.getByText(/400-000-0000/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that somebody is there day and night where a brand has no contact of its own', async () => {
    await show(true);
    expect(screen.getByText('某客服 24 小时在线为您服务。')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads to the brand’s own link inside its app', async () => {
    await show(true, support);
    expect(screen.getByRole('link', { name: '联系某客服' })).toHaveAttribute('href', support.appLink);
  });

  it('warns of those who ask for deposits to a card', async () => {
    await show(false);
    expect(screen.getByText(/请勿转账/)).toBeInTheDocument();
  });

  it('goes back to where one came from', async () => {
    const { router } = await show(false, undefined, '/');
    await act(() => router.navigate('/customer/main'));
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    await settle();
    expect(screen.getByText('home')).toBeInTheDocument();
  });
});
