import { render, screen } from '@testing-library/react';
import { TabBar } from './tab-bar';

const items = [
  { id: 'home', href: '/', label: '首页', icon: <i>空心</i>, currentIcon: <i>实心</i> },
  { id: 'mine', href: '/mine', label: '我的', icon: <i>人</i>, badge: <b>3</b> },
];

describe('TabBar', () => {
  it('names its navigation and marks the current page', () => {
    render(<TabBar label="主导航" items={items} current="home" />);
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /首页/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /我的/ })).not.toHaveAttribute('aria-current');
    expect(screen.getByText('实心')).toBeInTheDocument();
    expect(screen.queryByText('空心')).toBeNull();
  });

  it('marks nothing on a page of its own', () => {
    render(<TabBar label="主导航" items={items} />);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('stays clear of the device edge', () => {
    render(<TabBar label="主导航" items={items} />);
    expect(screen.getByRole('navigation').className).toContain('var(--inset-bottom)');
  });
});
