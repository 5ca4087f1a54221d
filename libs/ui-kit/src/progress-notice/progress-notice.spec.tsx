import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressNotice, type ProgressStatus } from './progress-notice';

describe('a notice of progress', () => {
  it('says nothing where nothing was sent, and is read out as soon as it does', () => {
    const { rerender } = render(<ProgressNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<ProgressNotice status="sending" text="正在提交" />);
    expect(screen.getByRole('status')).toHaveTextContent('正在提交');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<ProgressStatus>(['sending', 'confirming', 'undecided', 'succeeded', 'nothing', 'failed'])(
    'tells %s apart from the others, in words and in a mark',
    (status) => {
      render(<ProgressNotice status={status} text={status} detail="为什么" />);
      const notice = screen.getByRole('status');
      expect(notice.querySelector(`[data-status="${status}"] svg`)).toBeInTheDocument();
      expect(notice).toHaveTextContent(`${status}为什么`);
    },
  );

  it('offers what can be done, each once for each press', async () => {
    const giveUp = jest.fn();
    const again = jest.fn();
    render(
      <ProgressNotice
        status="undecided"
        text="平台未收到"
        steps={[
          { label: '不再提交', onPress: giveUp },
          { label: '重新提交', onPress: again },
        ]}
      />,
    );
    const steps = within(screen.getByRole('status')).getAllByRole('button');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['不再提交', '重新提交']);
    await userEvent.click(screen.getByRole('button', { name: '重新提交' }));
    expect(again).toHaveBeenCalledTimes(1);
    expect(giveUp).not.toHaveBeenCalled();
  });
});
