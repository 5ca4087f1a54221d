import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

const remainingLabel = (remaining: number) => `还可输入 ${remaining} 字`;

describe('TextArea', () => {
  it('counts what is typed and takes no more than fits', async () => {
    render(<TextArea label="意见" defaultValue="很好" maxLength={5} remainingLabel={remainingLabel} />);
    expect(screen.getByText('2/5')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: '意见' }), '一二三四');
    expect(screen.getByRole('textbox')).toHaveValue('很好一二三');
    expect(screen.getByText('5/5')).toHaveAttribute('data-full', 'true');
  });

  it('says what is left only when little is', async () => {
    render(<TextArea label="意见" maxLength={20} remainingLabel={remainingLabel} />);
    await userEvent.type(screen.getByRole('textbox'), 'a'.repeat(17));
    expect(screen.queryByText(/还可输入/)).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), 'a');
    expect(screen.getByText('还可输入 2 字')).toHaveAttribute('aria-live', 'polite');
  });

  it('counts what its owner holds', () => {
    const { rerender } = render(
      <TextArea label="意见" value="一二三" readOnly maxLength={5} remainingLabel={remainingLabel} />,
    );
    expect(screen.getByText('3/5')).toBeInTheDocument();
    rerender(<TextArea label="意见" value="" readOnly maxLength={5} remainingLabel={remainingLabel} />);
    expect(screen.getByText('0/5')).toBeInTheDocument();
  });

  it('ties label, description and error to the text', () => {
    render(<TextArea label="意见" description="请写清楚" error="不能为空" />);
    expect(screen.getByRole('textbox', { name: '意见' })).toHaveAccessibleDescription('不能为空 请写清楚');
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.queryByText(/\/\d/)).toBeNull();
  });
});
