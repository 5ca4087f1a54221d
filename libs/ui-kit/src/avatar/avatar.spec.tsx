import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

describe('Avatar', () => {
  it('shows the first character where there is no picture', () => {
    render(<Avatar name="𠮷野" />);
    expect(screen.getByRole('img', { name: '𠮷野' })).toHaveTextContent('𠮷');
  });

  it('writes it as large as the picture would be', () => {
    render(<Avatar name="队伍" size={100} data-testid="avatar" />);
    expect(screen.getByTestId('avatar').style.fontSize).toBe('42px');
  });

  it('falls back to it when the picture cannot be had', () => {
    render(<Avatar name="队伍" source="/logo.png" />);
    for (let tries = 0; tries < 4; tries += 1) fireEvent.error(screen.getByAltText('队伍'));
    expect(screen.getByRole('img', { name: '队伍' })).toHaveTextContent('队');
  });

  it('is silent beside the written name', () => {
    render(<Avatar name="队伍" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
