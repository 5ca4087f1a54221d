import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

function Example({ multiple = true }: { multiple?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>(['a']);
  return (
    <Accordion
      multiple={multiple}
      value={open}
      onValueChange={setOpen}
      items={[
        { value: 'a', title: '甲', extra: <button>置顶</button>, content: '甲的内容' },
        { value: 'b', title: '乙', content: '乙的内容' },
      ]}
    />
  );
}

describe('Accordion', () => {
  it('puts its titles where the page has room for them in its outline', () => {
    const items = [{ value: 'a', title: '甲', content: '甲的内容' }];
    const { rerender } = render(<Accordion value={[]} onValueChange={jest.fn()} items={items} />);
    expect(screen.getByRole('heading', { level: 3, name: '甲' })).toBeInTheDocument();
    rerender(<Accordion value={[]} onValueChange={jest.fn()} items={items} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: '甲' })).toBeInTheDocument();
  });

  it('keeps 44 px to tap in its low heads', () => {
    const items = [{ value: 'a', title: '甲', content: '甲的内容' }];
    render(<Accordion dense value={['a']} onValueChange={jest.fn()} items={items} />);
    expect(screen.getByRole('button', { name: '甲', expanded: true })).toHaveClass('h-[44px]');
  });

  it('opens and closes each section on its own', async () => {
    render(<Example />);
    expect(screen.getByRole('button', { name: '甲' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: '乙' }));
    expect(screen.getByText('甲的内容')).toBeInTheDocument();
    expect(screen.getByText('乙的内容')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '甲' }));
    expect(screen.queryByText('甲的内容')).toBeNull();
  });

  it('keeps one open where several are not wanted', async () => {
    render(<Example multiple={false} />);
    await userEvent.click(screen.getByRole('button', { name: '乙' }));
    expect(screen.queryByText('甲的内容')).toBeNull();
  });

  it('does not open by what stands beside the title', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '置顶' }));
    expect(screen.getByText('甲的内容')).toBeInTheDocument();
  });
});
