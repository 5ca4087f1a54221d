import { render, screen, within } from '@testing-library/react';
import { Stepper } from './stepper';

const steps = [
  { id: 'who', label: '验证身份' },
  { id: 'new', label: '设置新密码' },
  { id: 'end', label: '完成' },
];
const show = (current: number) =>
  render(<Stepper label="找回密码" steps={steps} current={current} doneLabel="已完成" />);
const states = () => screen.getAllByRole('listitem').map((item) => item.dataset['state']);

describe('Stepper', () => {
  it('tells which step is done, which is being done and which is to come', () => {
    show(1);
    expect(screen.getByRole('list', { name: '找回密码' })).toBeInTheDocument();
    expect(states()).toEqual(['done', 'current', 'ahead']);
    const [done, current, ahead] = screen.getAllByRole('listitem');
    expect(within(done!).getByText('已完成')).toBeInTheDocument();
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(within(ahead!).queryByText('已完成')).toBeNull();
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('has no current step once all are done', () => {
    show(3);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });
});
